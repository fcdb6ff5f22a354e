import { expect, test } from 'vitest'
import { type NamedEmployee, type OwnAccount, ownAccount } from './account-of-number.ts'

type Account = NonNullable<NamedEmployee['account']>
const account = (other: Partial<Account> = {}): Account => ({
  ...{ id: 'kim', state: 'inactive', hasNumber: false, isCaseWorker: false, isGivenByFile: true },
  ...other,
})
const row = (other: Partial<NamedEmployee> = {}): NamedEmployee => ({
  ...{ clientNumber: '20001', email: 'kim@exempel.se', isOnlyOne: true, isManager: false },
  ...{ isNumberTaken: false, account: null },
  ...other,
})
const manager = (other: Partial<NamedEmployee> = {}) => row({ isManager: true, ...other })

const BIND: OwnAccount = { kind: 'bind', accountId: 'kim' }
const NONE: OwnAccount = { kind: 'none' }
const MAKE: OwnAccount = { kind: 'make', email: 'kim@exempel.se', clientNumbers: ['20001'] }
const NO_ADDRESS: OwnAccount = { kind: 'no-address' }

test.each<[string, NamedEmployee[], OwnAccount]>([
  ['nobody is employed', [], NONE],
  ['an employee without an account', [row()], NONE],
  ['an account that a file made', [row({ account: account() })], BIND],
  ['the same, active', [row({ account: account({ state: 'active' }) })], BIND],
  ['an account that the file gave nothing', [row({ account: account({ isGivenByFile: false }) })], NONE],
  ['that of a case worker', [row({ account: account({ isCaseWorker: true }) })], NONE],
  ['a closed one', [row({ account: account({ state: 'closed' }) })], NONE],
  ['one that has a number', [row({ account: account({ hasNumber: true }) })], NONE],
  ['an email that two employees have', [row({ account: account(), isOnlyOne: false })], NONE],
  [
    'the same account at two companies',
    [row({ account: account() }), row({ clientNumber: '20002', account: account() })],
    BIND,
  ],
  [
    'two accounts',
    [row({ account: account() }), row({ clientNumber: '20002', account: account({ id: 'al' }) })],
    { kind: 'unclear' },
  ],
  ['an immediate manager without an account', [manager()], MAKE],
  [
    'an immediate manager whose account the file gave nothing yet',
    [manager({ account: account({ isGivenByFile: false }) })],
    BIND,
  ],
  ['an immediate manager without an email', [manager({ email: null })], NO_ADDRESS],
  ['one whose email is no address', [manager({ email: 'kim@' })], NO_ADDRESS],
  ['one whose email another has, too', [manager({ isOnlyOne: false })], NO_ADDRESS],
  ['one whose number an account has', [manager({ isNumberTaken: true })], NO_ADDRESS],
  [
    'one whose email is that of an account with a number',
    [manager({ account: account({ hasNumber: true }) })],
    NO_ADDRESS,
  ],
  ['one whose email is a case worker’s', [manager({ account: account({ isCaseWorker: true }) })], NO_ADDRESS],
  ['one whose account was closed', [manager({ account: account({ state: 'closed' }) })], NONE],
  [
    'a manager at two companies',
    [manager(), manager({ clientNumber: '20002' }), row({ clientNumber: '20003' })],
    { ...MAKE, clientNumbers: ['20001', '20002'] },
  ],
  [
    'a manager at two companies that say different emails',
    [manager(), manager({ clientNumber: '20002', email: 'annan@exempel.se' })],
    { kind: 'unclear' },
  ],
  ['a manager beside an account that a file made', [manager(), row({ account: account() })], BIND],
])('%s', (_, rows, expected) => {
  expect(ownAccount(rows)).toEqual(expected)
  expect(ownAccount([...rows].reverse()).kind).toBe(expected.kind)
})
