import type { Person } from '../access/caller.ts'
import type { CompanyAccess } from '../access/company-access.ts'
import type { Db } from '../db/database.ts'
import { TEST_NOW } from './template.ts'
import { accountOf } from './test.store.ts'

/** Someone who is signed in by password in no browser, for what is tested below the calls. */
export async function testPerson(db: Db, email: string): Promise<Person> {
  const { id, ...account } = await accountOf(db, email)
  return {
    ...account,
    ...{ kind: 'person', accountId: id, sessionId: id, method: 'password', realm: null },
    ...{ startedAt: TEST_NOW, endsAt: TEST_NOW, binding: null },
  }
}

/** A company as somebody who is no HR may use it, by the standard template and without limits of an agreement. */
export function testCompany(clientNumber: string): CompanyAccess {
  return {
    clientNumber,
    name: '',
    fqn: '',
    loginMethod: 'either',
    agreed: null,
    template: null,
    isHr: false,
  }
}
