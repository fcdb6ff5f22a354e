import type { Person } from '../access/caller.ts'
import type { CompanyAccess } from '../access/company-access.ts'
import type { Db } from '../db/database.ts'
import { TEST_NOW } from './template.ts'
import { accountOf } from './test.store.ts'

/** A user who is signed in by password, without a browser, for tests below the level of calls. */
export async function testPerson(db: Db, email: string): Promise<Person> {
  const { id, ...account } = await accountOf(db, email)
  return {
    ...account,
    ...{ kind: 'person', accountId: id, sessionId: id, method: 'password', realm: null },
    functions: [],
    ...{ startedAt: TEST_NOW, endsAt: TEST_NOW, binding: null },
  }
}

/** The access of a user who is not HR to a company, with the standard template and all features. */
export function testCompany(clientNumber: string): CompanyAccess {
  return {
    clientNumber,
    name: '',
    fqn: '',
    loginMethod: 'either',
    agreed: null,
    template: null,
    isHr: false,
    readsStatistics: false,
  }
}
