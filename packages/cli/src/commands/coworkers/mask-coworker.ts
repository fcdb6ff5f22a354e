import type { Coworker, CoworkerDetails } from '@salvia/core/coworkers'
import { type MaskKind, mask, parseInstant } from '@salvia/core/primitives'
import type { Timeline } from '@salvia/core/timeline'

const hide = (kind: MaskKind, value: string | null): string | null => value && mask(kind, value)

type Named = Pick<Coworker, 'firstName' | 'lastName' | 'email' | 'workPhone' | 'mobilePhone'>

/** An employee without name and contact. */
function maskNamed<E extends Named>(employee: E): E {
  return {
    ...employee,
    firstName: mask('name', employee.firstName),
    lastName: mask('name', employee.lastName),
    email: hide('email', employee.email),
    workPhone: hide('phone', employee.workPhone),
    mobilePhone: hide('phone', employee.mobilePhone),
  }
}

/** A row of the list without names and contacts. */
export function maskCoworker(row: Coworker): Coworker {
  return { ...maskNamed(row), manager: hide('name', row.manager) }
}

type Contact = NonNullable<CoworkerDetails['manager']>

/** Everything about an employee without names and contacts. */
export function maskCoworkerDetails(details: CoworkerDetails): CoworkerDetails {
  return {
    ...maskNamed(details),
    manager: details.manager && maskContact(details.manager),
    orderManagers: details.orderManagers.map(maskContact),
  }
}

function maskContact<C extends Contact>(contact: C): C {
  const { name, email, phone } = contact
  return { ...contact, name: maskName(name), email: hide('email', email), phone: hide('phone', phone) }
}

/** A name in which each word is masked. */
function maskName(name: string): string {
  return name
    .split(' ')
    .map(part => mask('name', part))
    .join(' ')
}

/** A timeline that tells when there is something, and not what: a service tells of somebody's health. */
export function maskTimeline({ items, ...rest }: Timeline): Timeline {
  const maskFact = (fact: string) => (parseInstant(fact) === undefined ? mask('text', fact) : fact)
  return {
    ...rest,
    items: items.map(entry => ({
      ...entry,
      facts: Object.fromEntries(Object.entries(entry.facts).map(([name, fact]) => [name, maskFact(fact)])),
    })),
  }
}
