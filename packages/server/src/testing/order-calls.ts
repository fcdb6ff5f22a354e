import type { OrderableUnit } from '@salvia/core/companies'
import type { SentOrder } from '@salvia/core/orders'
import { TEST_PERSONNUMMER } from '@salvia/core/test-identities'
import { employeeCalls, toldBy } from './employee-calls.ts'
import type { TestApp } from './open-test-app.ts'

const COMPANY = '10401'

/** Published test numbers of people who are too old to be employed in the demo world. */
export const NEW_NUMBERS: readonly string[] = TEST_PERSONNUMMER.filter(pid => pid < '1955')

type Body = Readonly<Record<string, unknown>>

/** What a test may change of a call. */
interface OrderOptions {
  /** Idempotency-Key */
  readonly key?: string
  /** The server to call. The first one if absent. */
  readonly at?: TestApp
  readonly locale?: 'sv' | 'en'
  readonly company?: string
}

/** An order for one person that has no faults. `employee` says for whom. */
export function personBody(employee: Body, more: Body = {}): Body {
  return {
    ...{ portalServiceId: 'halsoundersokning', subCategories: ['grund'], employee },
    ...{ city: 'Björkby', clinic: 'bjorkby', message: 'Trötthet sedan i höstas.' },
    userMobilePhone: '070-174 06 05',
    ...more,
  }
}

/** Somebody who is in no personnel file. */
export function newEmployee(pid: string, more: Body = {}): Body {
  return {
    ...{ kind: 'new', pid, firstName: 'Nils', lastName: 'Nyman' },
    ...{ email: 'nils.nyman@foretag.example', mobilePhone: '070 174 06 05' },
    ...more,
  }
}

/** A group order without faults for some units. */
export function groupBody(unitIds: readonly string[], more: Body = {}): Body {
  return {
    ...{ portalServiceId: 'halsoundersokning', city: 'Björkby', clinic: 'bjorkby' },
    units: unitIds.map(unitId => ({ unitId, comment: '' })),
    description: 'Alla på skiftet.',
    userMobilePhone: '0701740605',
    ...more,
  }
}

/** A counselling order without faults for a unit. */
export function counsellingBody(selectedOrg: string, more: Body = {}): Body {
  return {
    ...{ subject: 'Vad passar oss?', description: 'Vi är sju i gruppen.', location: 'Björkby', selectedOrg },
    userMobilePhone: '0701740605',
    ...more,
  }
}

/** The calls that make orders, by users who are named by their email. */
export function orderCalls(salvia: TestApp) {
  const { tokenOf, nameOf } = employeeCalls(salvia)
  const post = async <T>(
    user: string,
    path: string,
    body: Body,
    { key, at = salvia, locale = 'sv', company = COMPANY }: OrderOptions = {},
  ) => {
    const headers = {
      'x-accept-language': locale,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const token = await tokenOf(user)
    return toldBy<T>(await at.call('POST', `orders/${company}/${path}`, { token, body, headers }))
  }
  return {
    tokenOf,
    nameOf,
    /** Somebody with an email whom the personnel file knows, as an order names them. */
    known: async (email: string) => ({ kind: 'known', pidHash: await nameOf(email) }),
    person: (user: string, body: Body, options?: OrderOptions) =>
      post<SentOrder>(user, 'person', body, options),
    group: (user: string, body: Body, options?: OrderOptions) =>
      post<SentOrder>(user, 'group', body, options),
    counselling: (user: string, body: Body, options?: OrderOptions) =>
      post<SentOrder>(user, 'counselling', body, options),
    check: (user: string, pid: string) =>
      post<{ kind: string; pidHash?: string; firstName?: string }>(user, 'numbers/searches', { pid }),
    /** The units that a user may order for. */
    async units(user: string, company = COMPANY): Promise<OrderableUnit[]> {
      const response = await salvia.call('GET', `units/${company}`, { token: await tokenOf(user) })
      return response.json<{ items: OrderableUnit[] }>().items
    },
  }
}
