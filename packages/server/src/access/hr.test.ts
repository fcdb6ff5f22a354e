import { isExtendedForCompany, orderAccess } from '@salvia/core/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { allAccounts } from '../testing/test.store.ts'
import { companiesOfAccount } from './companies.store.ts'
import { companyFacts } from './company-rules.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

test('who is HR where is the same in the database as by the rule of core, for everyone', async () => {
  const { db } = salvia.services
  const seen = new Set<boolean>()
  for (const { id } of await allAccounts(db)) {
    for (const { clientNumber, isHr } of await companiesOfAccount(db, id)) {
      const { tree, roles } = await companyFacts(db, clientNumber)
      const access = orderAccess({ accountId: id, employment: { kind: 'elsewhere' } }, tree, roles)
      expect(isHr, `${id} at ${clientNumber}`).toBe(isExtendedForCompany(access, tree, clientNumber))
      seen.add(isHr)
    }
  }
  expect(seen).toEqual(new Set([true, false]))
})
