import { contract } from '@salvia/core/api'
import type { Clinic } from '@salvia/core/clinics'
import type { OrderableUnit } from '@salvia/core/companies'
import type { Coworker } from '@salvia/core/coworkers'
import type { SentOrder } from '@salvia/core/orders'
import { instantOf, isoDate } from '@salvia/core/primitives'
import type { Service } from '@salvia/core/services'
import { type CannedAnswer, reply } from './answers.ts'
import { EXAMPLE_COWORKER } from './coworkers.ts'
import { exampleCatalogue, exampleService } from './services.ts'
import { profileAnswers } from './signed-in.ts'

const AT = { clientNumber: '10401' }
export const unitId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const unit = (id: number, parent: number | null, path: string[], employees: number): OrderableUnit => ({
  ...{ id: unitId(id), parentId: parent === null ? null : unitId(parent), path, employees },
})

/** Produktion with Montering and Lager below it, and Stab beside it. */
const EXAMPLE_UNITS: readonly OrderableUnit[] = [
  unit(1, null, ['Produktion'], 2),
  unit(2, 1, ['Produktion', 'Montering'], 30),
  unit(3, 1, ['Produktion', 'Lager'], 10),
  unit(4, null, ['Stab'], 5),
]

const EXAMPLE_CLINICS: readonly Clinic[] = [
  { id: 'bjorkby', name: 'Mottagningen Björkby', city: 'Björkby', partner: false },
  { id: 'umea-1', name: 'Mottagningen Umeå', city: 'Umeå', partner: false },
  { id: 'umea-2', name: 'Partnern i Umeå', city: 'Umeå', partner: true },
]

const CHECK_UP = exampleService({ subCategories: [{ id: 'natt', name: 'Inför nattarbete' }] })
const TALK = exampleService({ portalServiceId: 'samtal', name: 'Psykologsamtal', category: 'Samtal' })
const GROUP_SERVICE = exampleService({
  ...{ portalServiceId: 'grupp', name: 'Stress i grupp', category: 'Chef och grupp', for: ['group'] },
})
const BY_PHONE = exampleService({
  ...{ portalServiceId: 'kris', name: 'Krisstöd', category: 'Samtal' },
  ordering: { kind: 'phone', reason: 'urgent' },
})

export const EXAMPLE_SENT: SentOrder = {
  id: unitId(77),
  number: 'B-20121',
  createdAt: instantOf('2026-11-23T09:00:00.000Z'),
  expectedAnswer: isoDate(2026, 11, 30),
  receiptTo: 'karin@exempel.se',
}

interface Offered {
  readonly services?: readonly Service[]
  readonly coworkers?: readonly Coworker[]
  readonly units?: readonly OrderableUnit[]
  readonly mayOrder?: boolean
}

/** The answers that the forms of orders read. */
export function orderingAnswers(offered: Offered = {}): CannedAnswer[] {
  const { services = [CHECK_UP, TALK, BY_PHONE, GROUP_SERVICE], units = EXAMPLE_UNITS } = offered
  const { coworkers = [EXAMPLE_COWORKER, BO], mayOrder = true } = offered
  const links = (['person', 'group', 'counselling'] as const).map(rel => ({ rel, href: rel }))
  const counts = { all: 2, managed: 0, orderable: 2, 'unit-orderer': 0, excluded: 0 }
  const page = { items: [...coworkers], counts, page: 1, pageSize: 15, total: coworkers.length }
  return [
    ...profileAnswers(undefined, { mobilePhone: '0701740605' }),
    reply(contract.services.catalogue, { ...exampleCatalogue(services), links: mayOrder ? links : [] }, AT),
    reply(contract.clinics.view, { clinics: EXAMPLE_CLINICS }, AT),
    reply(contract.units.orderable, { items: units }, AT),
    reply(contract.coworkers.search, page, AT),
  ]
}

const BO: Coworker = {
  ...EXAMPLE_COWORKER,
  ...{ id: unitId(2), pidHash: 'bo', firstName: 'Bo', lastName: 'Ek' },
}
