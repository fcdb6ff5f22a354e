import type { CoworkerContext, CoworkerDetails, Explanation } from '@salvia/core/coworkers'
import type { Timeline } from '@salvia/core/timeline'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './open-test-app.ts'
import { accountOf, employeesOf } from './test.store.ts'

const COMPANY = '10401'

/** An answer: its status and code, and its body if all went well. */
interface Told<T> {
  readonly status: number
  readonly code: string
  readonly body: T
  readonly text: string
}

/** The calls about one employee, by users who are named by their email. */
export interface EmployeeCalls {
  tokenOf(email: string): Promise<string>
  /** The keyed hash of the employee with an email. */
  nameOf(email: string, clientNumber?: string): Promise<string>
  page(user: string, name: string, context?: CoworkerContext): Promise<Told<CoworkerDetails>>
  number(user: string, name: string): Promise<Told<{ pid: string }>>
  explain(user: string, q: string, context: CoworkerContext): Promise<Told<Explanation>>
  timeline(user: string, name: string): Promise<Told<Timeline>>
}

export function employeeCalls(salvia: TestApp): EmployeeCalls {
  const { db, secrets } = salvia.services
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (email: string) => {
    const token = tokens.get(email) ?? salvia.signIn(email)
    tokens.set(email, token)
    return token
  }
  const get = async <T>(user: string, path: string) =>
    toldBy<T>(await salvia.call('GET', path, { token: await tokenOf(user) }))
  return {
    tokenOf,
    async nameOf(email, clientNumber = COMPANY) {
      const found = (await employeesOf(db, clientNumber)).find(employee => employee.email === email)
      if (!found) throw new Error(`There is no employee ${email}.`)
      return secrets.pidHash(found.pid)
    },
    async page(user, name, context = 'all') {
      const { id, pid } = await accountOf(db, user)
      const own = pid === null ? secrets.accountHash(id) : secrets.pidHash(pid)
      return get(user, `persons/${own}/companies/${COMPANY}/subcompanies/${context}/${name}`)
    },
    number: (user, name) => get(user, `employees/${COMPANY}/${name}/number`),
    timeline: (user, name) => get(user, `employees/${COMPANY}/${name}/timeline`),
    async explain(user, q, context) {
      const path = `employees/${COMPANY}/explanations/searches`
      return toldBy(await salvia.call('POST', path, { token: await tokenOf(user), body: { q, context } }))
    },
  }
}

/** The status, code and body of an answer. */
export function toldBy<T>(response: LightMyRequestResponse): Told<T> {
  const body = response.json<T & { code?: string }>()
  return { status: response.statusCode, code: body.code ?? '', body, text: response.body }
}
