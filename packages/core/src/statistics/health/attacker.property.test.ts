import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TreeUnit } from '../unit-order.ts'
import { VISIT_CAUSE_NAMES, type VisitCause } from '../visit-catalogue.ts'
import { type HealthYear, healthYear, type YearPerson } from './health-year.ts'

/** Nothing may follow about so many people, and so many are in each figure and outside, whatever the product's limits are. */
const [FOUR, FIVE] = [4, 5]

/**
 * Somebody who knows everything that the employer knows: who was employed when and where, and every visit that the
 * employer ordered; and who has read every figure that is told. What that one does not know are the causes, and who
 * booked a visit alone. A figure is safe if, whatever one to four people are picked, each number of them may be in it:
 * if for each there is another world, alike to the attacker, in which just so many are.
 */
interface World {
  readonly units: readonly TreeUnit[]
  readonly people: readonly YearPerson[]
}

/** A small source of randomness that a test can repeat. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

type Random = ReturnType<typeof seeded>

function randomWorld(size: number, random: Random): World {
  const count = 1 + random(Math.max(1, Math.ceil(size / 15)))
  const units = Array.from({ length: count }, (_, at) => ({
    id: `u${at}`,
    parentId: at === 0 ? null : `u${random(at)}`,
  }))
  const [ordering, booking, staying] = [random(101), random(101), random(101)]
  const common = VISIT_CAUSE_NAMES.slice(0, 1 + random(VISIT_CAUSE_NAMES.length))
  const cause = () => common[Math.min(random(common.length), random(common.length))] ?? 'other'
  const people = Array.from({ length: size }, (): YearPerson => {
    const isEmployedAllYear = random(100) < staying
    return {
      unitId: `u${random(count)}`,
      isEmployedAllYear,
      isEmployedAtEnd: isEmployedAllYear || random(2) === 0,
      ordered: random(100) < ordering ? Array.from({ length: 1 + random(3) }, cause) : [],
      hasOwn: random(100) < booking,
    }
  })
  return { units, people }
}

/** What is told of a world, as the attacker reads it. */
const told = ({ reasons, own }: HealthYear): string => JSON.stringify({ reasons, own })
const toldOf = (world: World): string | null => {
  const year = healthYear(world)
  return year && told(year)
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items]
  for (let at = all.length - 1; at > 0; at--) {
    const other = random(at + 1)
    const [one, two] = [all[at] as T, all[other] as T]
    all[at] = two
    all[other] = one
  }
  return all
}

/** A fact about a person that is not known: whether it holds, and the person with it changed for another's. */
interface Secret {
  readonly holds: (person: YearPerson) => boolean
  readonly swap: (one: YearPerson, other: YearPerson) => readonly [YearPerson, YearPerson]
}

const OWN: Secret = {
  holds: ({ hasOwn }) => hasOwn,
  swap: (one, other) => [
    { ...one, hasOwn: other.hasOwn },
    { ...other, hasOwn: one.hasOwn },
  ],
}
const main = ({ ordered }: YearPerson): VisitCause | undefined =>
  VISIT_CAUSE_NAMES.find(cause =>
    VISIT_CAUSE_NAMES.every(
      other => ordered.filter(one => one === cause).length >= ordered.filter(one => one === other).length,
    ),
  )
/** The number of visits is known, so that each keeps its own. */
const withCause = (person: YearPerson, cause: VisitCause | undefined): YearPerson => ({
  ...person,
  ordered: person.ordered.map(own => cause ?? own),
})
const ofCauses = (holds: (cause: VisitCause | undefined) => boolean): Secret => ({
  holds: person => person.ordered.length > 0 && holds(main(person)),
  swap: (one, other) => [withCause(one, main(other)), withCause(other, main(one))],
})

/** Another world in which so many of the picked are in it, if one is found that looks the same. */
function alike(
  world: World,
  {
    picked,
    pool,
    wanted,
    secret,
    seen,
  }: {
    picked: readonly number[]
    pool: readonly number[]
    wanted: number
    secret: Secret
    seen: string
  },
  random: Random,
): boolean {
  const kindOf = (at: number): string => `${world.people[at]?.unitId} ${world.people[at]?.isEmployedAllYear}`
  for (let attempt = 0; attempt < 40; attempt++) {
    const people = [...world.people]
    const isIn = (at: number) => secret.holds(people[at] as YearPerson)
    const order = shuffled(picked, random)
    const now = order.filter(isIn)
    const changed =
      now.length > wanted ? now.slice(wanted) : order.filter(at => !isIn(at)).slice(0, wanted - now.length)
    const others = shuffled(
      pool.filter(at => !picked.includes(at)),
      random,
    )
    let isDone = true
    for (const at of changed) {
      // Somebody alike to the attacker first; anybody else after that.
      const partners = others.filter(one => isIn(one) !== isIn(at))
      const near = attempt % 2 === 0 ? partners.filter(one => kindOf(one) === kindOf(at)) : []
      const partner = near[0] ?? partners[0]
      if (partner === undefined) {
        isDone = false
        break
      }
      const [one, other] = secret.swap(people[at] as YearPerson, people[partner] as YearPerson)
      people[at] = one
      people[partner] = other
      others.splice(others.indexOf(partner), 1)
    }
    if (!isDone) continue
    if (picked.filter(isIn).length === wanted && toldOf({ ...world, people }) === seen) return true
  }
  return false
}

/** Every told figure with who may be in it, as far as the attacker knows. */
function figuresOf(world: World, { areas, reasons, own }: HealthYear) {
  const indexes = world.people.map((_, at) => at)
  const within = (areaId: string, isWhole: boolean) =>
    indexes.filter(at => isWhole || areas.get(world.people[at]?.unitId ?? '') === areaId)
  const ofReasons = reasons.flatMap(one => {
    if (!('figure' in one)) return []
    const pool = within(one.areaId, reasons.length === 1).filter(
      at => (world.people[at]?.ordered.length ?? 0) > 0,
    )
    const named = new Set(one.figure.causes.map(({ cause }) => cause))
    if (named.size === 0) return []
    const other = ofCauses(cause => cause !== undefined && !named.has(cause))
    return [...one.figure.causes.map(({ cause }) => ofCauses(main => main === cause)), other].map(secret => ({
      secret,
      pool,
    }))
  })
  const ofOwn = own.flatMap(one =>
    'figure' in one ? [{ secret: OWN, pool: within(one.areaId, own.length === 1) }] : [],
  )
  return [...ofReasons, ...ofOwn]
}

/** What the attacker learns of one to four people; null if nothing. */
function learned(world: World, random: Random): string | null {
  const year = healthYear(world)
  if (!year) return null
  const seen = told(year)
  for (const { secret, pool } of figuresOf(world, year)) {
    const inside = pool.filter(at => secret.holds(world.people[at] as YearPerson)).length
    if (inside < FIVE || pool.length - inside < FIVE) return `${inside} of ${pool.length} people: ${seen}`
    const picked = shuffled(pool, random).slice(0, 1 + random(FOUR))
    for (let wanted = 0; wanted <= picked.length; wanted++)
      if (!alike(world, { picked, pool, wanted, secret, seen }, random))
        return `${picked.length} people cannot have ${wanted} among them: ${seen}`
  }
  return null
}

describe('about the health of one to four people', () => {
  test('nothing follows from all that is told of a company, for one who knows all that the employer knows', () => {
    const world = fc.record({
      seed: fc.nat(),
      size: fc.oneof(fc.integer({ min: 10, max: 90 }), fc.integer({ min: 10, max: 400 })),
    })
    fc.assert(
      fc.property(world, ({ seed, size }) => {
        const random = seeded(seed)
        expect(learned(randomWorld(size, random), random)).toBeNull()
      }),
      { numRuns: 985 },
    )
  })

  test('nor of a company of thousands', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1000, max: 4000 }), (seed, size) => {
        const random = seeded(seed)
        expect(learned(randomWorld(size, random), random)).toBeNull()
      }),
      { numRuns: 15 },
    )
  })
})
