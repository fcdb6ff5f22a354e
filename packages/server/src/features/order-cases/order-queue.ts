import { type Locale, translatedText } from '@salvia/core/i18n'
import { isUntouched, matterEndingAt, matterStatusAt } from '@salvia/core/matters'
import type { OrderCaseRow, orderCasesList } from '@salvia/core/order-cases'
import { COUNSELLING_SERVICE, orderNumber, parseOrderNumber } from '@salvia/core/orders'
import {
  foldedSearchText,
  fullName,
  type Instant,
  identitySearch,
  searchWords,
  sortKey,
} from '@salvia/core/primitives'
import { allCompanyNames } from '../../access/companies.store.ts'
import type { Db } from '../../db/database.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { allClinics } from '../services/clinics.store.ts'
import { serviceNames } from '../services/services.store.ts'
import {
  countQueue,
  countUnanswered,
  employeesNamed,
  type QueueSort,
  type QueueWord,
  selectQueue,
  unitsOfOrders,
} from './order-queue.store.ts'

/** The queue over all companies. */
export const orderQueueSource: SourceOf<typeof orderCasesList, OrderRow> = {
  async prepare({ services: { db }, caller, now, locale, query }) {
    const { filter, sort, q, asked } = query
    const { accountId } = caller
    const names = await allCompanyNames(db)
    const words = await wordsFound(db, q, names)
    const question = { accountId, words, identity: identitySearch(q), isUnanswered: asked.unanswered }
    const isByCustomer = sort.endsWith('customer')
    return {
      counts: () => countQueue(db, question, now),
      rows: ({ limit, offset }) =>
        selectQueue(db, question, now, {
          ...{ filter, limit, offset },
          sort: sort.replace('-', '') as QueueSort,
          isReversed: sort.startsWith('-'),
          customers: isByCustomer ? byName(names) : [],
        }),

      async shape(rows) {
        const units = await unitsOfOrders(
          db,
          rows.map(({ order }) => order.id),
        )
        return rows.map(row => ({
          ...shapeOf(row, { locale, now }),
          company: names.get(row.order.clientNumber) ?? row.order.clientNumber,
          about: aboutOf(row, units.get(row.order.id), locale) || (names.get(row.order.clientNumber) ?? ''),
          isMine: row.order.handlerAccountId === accountId,
        }))
      },

      more: async () => ({ unanswered: await countUnanswered(db) }),
    }
  },
  viewed: { action: 'order-queue-viewed', shown: rows => ({ orders: rows.map(({ id }) => id) }) },
}

function shapeOf(
  { order }: OrderRow,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Omit<OrderCaseRow, 'company' | 'about' | 'isMine'> {
  const {
    id,
    number,
    clientNumber,
    orderKind: kind,
    createdAt,
    contents,
    handlerName,
    touchedAt,
    unanswered,
  } = order
  return {
    ...{ id, clientNumber, kind, createdAt, touchedAt, unanswered },
    number: orderNumber(number),
    status: matterStatusAt(order, now),
    ending: matterEndingAt(order, now),
    service: translatedText(contents.service.name, locale),
    clinic: contents.place?.clinic.name ?? null,
    handler: handlerName,
    isUntouched: isUntouched(order, now),
  }
}

const UNITS = { sv: 'enheter', en: 'units' }

/** The employee's name, the name of the only unit, or how many units; empty for the whole company. */
function aboutOf(
  { employee }: OrderRow,
  units: { readonly count: number; readonly first: string } | undefined,
  locale: Locale,
): string {
  if (employee) return fullName(employee)
  if (!units) return ''
  return units.count === 1 ? units.first : `${units.count} ${UNITS[locale]}`
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
async function wordsFound(db: Db, q: string, names: ReadonlyMap<string, string>): Promise<QueueWord[]> {
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
    number: parseOrderNumber(word) ?? parseOrderNumber(`b${word}`),
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
  number,
}: Omit<QueueWord, 'employees'>): boolean {
  return [customers, services, clinics].every(ids => ids.length === 0) && !isCounselling && number === null
}

async function namesAlone(db: Db, words: readonly string[]): Promise<QueueWord> {
  const nothingElse = { customers: [], services: [], clinics: [], isCounselling: false, number: null }
  return { ...nothingElse, employees: await employeesNamed(db, words) }
}
