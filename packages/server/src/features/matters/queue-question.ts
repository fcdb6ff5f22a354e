import { MATTER_KINDS, type MatterKind, parseMatterNumber } from '@salvia/core/matters'
import { COUNSELLING_SERVICE } from '@salvia/core/orders'
import { foldedSearchText, type Instant, identitySearch, searchWords, sortKey } from '@salvia/core/primitives'
import { allCompanyNames } from '../../access/companies.store.ts'
import type { Db } from '../../db/database.ts'
import { allClinics } from '../services/clinics.store.ts'
import { serviceNames } from '../services/services.store.ts'
import {
  countQueue,
  employeesNamed,
  type QueueFilter,
  type QueueSort,
  type QueueWord,
  selectQueue,
} from './matter-queue.store.ts'

/** What a case worker asks of the queue. */
interface Asked {
  readonly kinds: readonly MatterKind[]
  readonly accountId: string
  readonly now: Instant
  readonly filter: QueueFilter
  readonly sort: QueueSort | `-${QueueSort}`
  readonly q: string
  readonly isUnanswered: boolean
}

/** The queue as one question asks it: what each filter counts, and the ids of a range. */
export async function askQueue(db: Db, { now, filter, sort, q, ...asked }: Asked) {
  const names = await allCompanyNames(db)
  const words = await wordsFound(db, q, { names, kinds: asked.kinds })
  const question = { ...asked, words, identity: identitySearch(q) }
  const isByCustomer = sort.endsWith('customer')
  return {
    /** The name of each customer, by its client number. */
    names,
    counts: () => countQueue(db, question, now),
    ids: ({ limit, offset }: { readonly limit: number; readonly offset: number }) =>
      selectQueue(db, question, now, {
        ...{ filter, limit, offset },
        sort: sort.replace('-', '') as QueueSort,
        isReversed: sort.startsWith('-'),
        customers: isByCustomer ? byName(names) : [],
      }),
  }
}

function byName(names: ReadonlyMap<string, string>): string[] {
  const keyed = [...names].map(([clientNumber, name]) => ({
    clientNumber,
    key: `${sortKey(name)} ${clientNumber}`,
  }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ clientNumber }) => clientNumber)
}

const COUNSELLING = foldedSearchText(Object.values(COUNSELLING_SERVICE).join(' '))

/** What the words of a search stand in. Those that stand in names of people alone must stand in one name together. */
async function wordsFound(
  db: Db,
  q: string,
  { names, kinds }: { readonly names: ReadonlyMap<string, string>; readonly kinds: readonly MatterKind[] },
): Promise<QueueWord[]> {
  const words = searchWords(foldedSearchText(q))
  if (words.length === 0) return []
  const [services, clinics] = await Promise.all([serviceNames(db), allClinics(db)])
  const texts = {
    customers: [...names].map(([id, name]) => ({ id, text: `${name} ${id}` })),
    services: services.map(({ id, name }) => ({ id, text: Object.values(name).join(' ') })),
    clinics: clinics.map(({ id, name, city }) => ({ id, text: `${name} ${city}` })),
  }
  const found = words.map(word => ({
    word,
    customers: idsHolding(texts.customers, word),
    services: idsHolding(texts.services, word),
    clinics: idsHolding(texts.clinics, word),
    isCounselling: COUNSELLING.includes(word),
    numbers: numbersIn(word, kinds),
  }))
  const ofNames = found.filter(part => isOfNames(part)).map(({ word }) => word)
  const others = found.filter(part => !isOfNames(part))
  const both: Promise<QueueWord>[] = others.map(async ({ word, ...part }) => ({
    ...part,
    employees: await employeesNamed(db, [word]),
  }))
  if (ofNames.length > 0) both.push(namesAlone(db, ofNames))
  return Promise.all(both)
}

function idsHolding(
  among: readonly { readonly id: string; readonly text: string }[],
  word: string,
): string[] {
  return among.filter(({ text }) => foldedSearchText(text).includes(word)).map(({ id }) => id)
}

function isOfNames({
  customers,
  services,
  clinics,
  isCounselling,
  numbers,
}: Omit<QueueWord, 'employees'>): boolean {
  return [customers, services, clinics, numbers].every(found => found.length === 0) && !isCounselling
}

async function namesAlone(db: Db, words: readonly string[]): Promise<QueueWord> {
  const nothingElse = { customers: [], services: [], clinics: [], isCounselling: false, numbers: [] }
  return { ...nothingElse, employees: await employeesNamed(db, words) }
}

/** The numbers that a word can be: with the prefix of a series, or without one in each. */
function numbersIn(word: string, kinds: readonly MatterKind[]): QueueWord['numbers'] {
  return kinds.flatMap(kind => {
    const facts = MATTER_KINDS[kind]
    const number = parseMatterNumber(facts, word) ?? parseMatterNumber(facts, facts.series.prefix + word)
    return number === null ? [] : [{ kind, number }]
  })
}
