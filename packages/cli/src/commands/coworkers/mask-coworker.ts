import type { Coworker, CoworkerDetails } from '@salvia/core/coworkers'
import { parseInstant, parseIsoDate } from '@salvia/core/primitives'
import type { Timeline } from '@salvia/core/timeline'
import { hide, maskEmail, maskName, maskPhone, orNull } from '../../output/masks.ts'

type Named = Pick<
  Coworker,
  'firstName' | 'lastName' | 'title' | 'email' | 'workPhone' | 'mobilePhone' | 'protectedIdentity'
>

/** An employee without name, title and contact. */
function maskNamed<E extends Named>(employee: E): E {
  return {
    ...employee,
    ...{ firstName: maskName(employee.firstName), lastName: maskName(employee.lastName) },
    title: orNull(hide, employee.title),
    email: orNull(maskEmail, employee.email),
    workPhone: orNull(maskPhone, employee.workPhone),
    mobilePhone: orNull(maskPhone, employee.mobilePhone),
    protectedIdentity: false,
  }
}

/** A row of the list without names, title and contacts. */
export function maskCoworker(row: Coworker): Coworker {
  return { ...maskNamed(row), manager: orNull(maskName, row.manager) }
}

type Contact = NonNullable<CoworkerDetails['manager']>

/** Everything about an employee without names, title and contacts. */
export function maskCoworkerDetails(details: CoworkerDetails): CoworkerDetails {
  return {
    ...maskNamed(details),
    manager: details.manager && maskContact(details.manager),
    orderManagers: details.orderManagers.map(maskContact),
  }
}

function maskContact<C extends Contact>(contact: C): C {
  const { name, email, phone } = contact
  return {
    ...contact,
    name: maskName(name),
    email: orNull(maskEmail, email),
    phone: orNull(maskPhone, phone),
  }
}

/** A timeline that tells when there is something, and not what: a service tells of somebody's health. */
export function maskTimeline({ items, ...rest }: Timeline): Timeline {
  const isDay = (fact: string) => (parseInstant(fact) ?? parseIsoDate(fact)) !== undefined
  const maskFact = (fact: string) => (isDay(fact) ? fact : hide(fact))
  return {
    ...rest,
    items: items.map(entry => ({
      ...entry,
      facts: Object.fromEntries(Object.entries(entry.facts).map(([name, fact]) => [name, maskFact(fact)])),
    })),
  }
}
