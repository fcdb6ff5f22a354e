import { randomUUID } from 'node:crypto'
import type { MedicalCheck } from '@salvia/core/certificates'
import { addDays, type IsoDate, instantFromMillis, stockholmDate } from '@salvia/core/primitives'
import { sendLines } from './feed.ts'
import { systemTokenFor } from './service.ts'

/** The day of the test, as the service has it. */
export const TODAY: IsoDate = stockholmDate(instantFromMillis(Date.now()))

/** What those work as who get certificates: many, whom HR sees, and who do not sign in themselves. */
const TITLES = { '10401': 'Montör', '10402': 'Lagerarbetare' } as const
type TestCompany = keyof typeof TITLES

/** A certificate to send, by the place of its employee among those of the company. */
interface SentCertificate {
  readonly person: number
  readonly check: MedicalCheck
  /** How many days from today its last day is. */
  readonly endsIn: number
  readonly limitation?: string
}

/** An employee of the demo. */
interface Person {
  readonly clientNumber: string
  readonly pid: string
  readonly firstName: string
  readonly lastName: string
  readonly employmentNumber: string
  readonly title: string | null
  readonly protectedIdentity: boolean
}

/**
 * Puts certificates of the provider's journal into the portal. Returns the name and the employment number of
 * each one's employee, and how to withdraw them all.
 */
export async function sendCertificates(
  { employees, clientNumber }: { readonly employees: readonly Person[]; readonly clientNumber: TestCompany },
  certificates: readonly SentCertificate[],
): Promise<{
  readonly names: readonly string[]
  readonly numbers: readonly string[]
  withdraw(): Promise<void>
}> {
  const token = await systemTokenFor(['certificates'])
  const people = employees.filter(
    one => one.clientNumber === clientNumber && !one.protectedIdentity && one.title === TITLES[clientNumber],
  )
  const sent = certificates.map(({ person, check, endsIn, limitation }) => {
    const employee = people[person]
    if (!employee) throw new Error(`${clientNumber} has too few employees.`)
    const [issued, end] = [addDays(TODAY, Math.min(endsIn, 0) - 700), addDays(TODAY, endsIn)]
    const data = { clientNumber, pid: employee.pid, check, issued, end, limitation }
    const name = `${employee.firstName} ${employee.lastName}`
    return {
      name,
      number: employee.employmentNumber,
      line: { id: `prov-${randomUUID()}`, version: 1, op: 'put', data },
    }
  })
  await sendLines(
    'certificates',
    token,
    sent.map(({ line }) => line),
  )
  return {
    names: sent.map(({ name }) => name),
    numbers: sent.map(({ number }) => number),
    withdraw: () =>
      sendLines(
        'certificates',
        token,
        sent.map(({ line: { id } }) => ({ id, version: 2, op: 'delete' })),
      ),
  }
}
