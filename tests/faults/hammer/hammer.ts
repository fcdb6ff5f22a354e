import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './places.ts'
import { Random } from './random.ts'
import { RawCall } from './raw-call.ts'

/** So many calls are made and left at once, beside those that stall. */
const AT_ONCE = 8
/** Keys that calls of one place share: some wait for each other, some get an earlier answer. */
const SHARED_KEYS = 3
/** A caller hangs up so long after it has written, at most. */
const HESITATION_MS = 40
/** A reader reads nothing for so long, at most. */
const UNREAD_MS = 30_000

const STAGES = ['half a head', 'head', 'first bytes', 'nearly all', 'answer', 'whole'] as const
/** Stages of calls that have a body. */
const OF_BODIES: readonly Stage[] = ['first bytes', 'nearly all']
type Stage = (typeof STAGES)[number]

interface Hammering {
  readonly api: URL
  readonly places: readonly Place[]
  readonly seed: number
  readonly ms: number
}

/** What went as it should not. */
type Failures = string[]

interface Moment {
  readonly place: Place
  readonly stage: Stage
}

/** Makes every call again and again, and leaves it at each of its stages, or stalls. Each moment comes as often. */
export async function hammer(hammering: Hammering): Promise<Failures> {
  const { places, seed, ms } = hammering
  const end = performance.now() + ms
  const failures: Failures = []
  const again = async (random: Random, act: (random: Random) => Promise<void>) => {
    while (performance.now() < end) await act(random)
  }
  const next = inTurn(momentsOf(places), new Random(seed))
  const leaving = Array.from({ length: AT_ONCE }, (_, at) =>
    again(new Random(seed + 1 + at), random => leave(hammering.api, failures, { ...next(), random })),
  )
  const stalling = places.map((place, at) =>
    again(new Random(seed - 1 - at), random => stall(hammering.api, failures, { place, random })),
  )
  await Promise.all([...leaving, ...stalling])
  return failures
}

function momentsOf(places: readonly Place[]): Moment[] {
  return places.flatMap(place =>
    STAGES.filter(stage => place.body !== null || !OF_BODIES.includes(stage)).map(stage => ({
      place,
      stage,
    })),
  )
}

/** Gives them all in a random order, and then again in another one. */
function inTurn<T>(all: readonly T[], random: Random): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = [...all]
    const [one] = left.splice(random.below(left.length), 1)
    if (one === undefined) throw new Error('There is nothing to give.')
    return one
  }
}

/** The keys that calls of the place share. */
export function sharedKeys({ name, isIdempotent }: Place): string[] {
  return isIdempotent ? Array.from({ length: SHARED_KEYS }, (_, at) => `shared-${name}-${at}`) : []
}

export function keyed(place: Place, key: string | undefined): Place {
  if (key === undefined) return place
  return { ...place, headers: { ...place.headers, 'idempotency-key': key } }
}

interface Leaving extends Moment {
  readonly random: Random
}

async function leave(api: URL, failures: Failures, { place, stage, random }: Leaving): Promise<void> {
  const call = new RawCall(api, keyed(place, keyOf({ place, stage, random })))
  const length = place.body?.byteLength ?? 0
  if (stage === 'half a head') await call.halfHead()
  else await call.head()
  if (stage === 'first bytes') await call.piece(0, random.below(length + 1))
  if (stage === 'nearly all') await call.piece(0, length - 1)
  if (stage === 'answer' || stage === 'whole') {
    await call.piece(0, length)
    await (stage === 'whole' ? call.over : call.begun)
    if (call.status !== 200) failures.push(`${place.name}, ${stage}: ${call.answer}`)
  } else await hesitate(random)
  call.hangUp()
}

/**
 * A call that comes to its end shares its key, so that only a few files are stored. Of the others most are the first
 * with theirs: only such a call stores what comes.
 */
function keyOf({ place, stage, random }: Leaving): string | undefined {
  if (!place.isIdempotent) return undefined
  const isShared = stage === 'answer' || stage === 'whole' || random.below(4) === 0
  return isShared ? random.of(sharedKeys(place)) : `left-${place.name}-${random.next()}`
}

/** Not at all, or for any time in which a call may be answered. */
async function hesitate(random: Random): Promise<void> {
  if (random.below(4) > 0) await sleep(random.below(HESITATION_MS))
}

interface Stalling {
  readonly place: Place
  readonly random: Random
}

/** What stops coming is waited for until the server ends it; an answer is left unread for a while. */
async function stall(api: URL, failures: Failures, { place, random }: Stalling): Promise<void> {
  const key = place.isIdempotent ? `stalled-${place.name}-${random.next()}` : undefined
  const call = new RawCall(api, keyed(place, key))
  const stage = random.of(place.body ? ['half a head', 'head', 'bytes', 'bytes'] : ['half a head', 'unread'])
  if (stage === 'half a head') await call.halfHead()
  else await call.head()
  if (stage === 'unread') {
    await call.begun
    call.socket.pause()
    await sleep(random.below(UNREAD_MS))
    return call.hangUp()
  }
  if (place.body && stage === 'bytes') await call.piece(0, 1 + random.below(place.body.byteLength - 1))
  await call.over
  if (call.status !== 408) failures.push(`${place.name}, stalled after ${stage}: ${call.answer}`)
}
