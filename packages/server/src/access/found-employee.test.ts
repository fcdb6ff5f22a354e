import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBeside, openTestApp, type TestApp } from '../testing/index.ts'
import { addEmployeeLike, employeesOf } from '../testing/test.store.ts'
import { findEmployee, findEmployeeOfNumber } from './found-employee.store.ts'

const [COMPANY, SISTER] = ['10401', '10402']
const NEW_PID = '199001012385'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const find = (name: string, clientNumber: string = COMPANY, of = salvia.services) =>
  findEmployee(of.db, of.secrets, clientNumber, name)
const anyone = async () =>
  (await employeesOf(salvia.services.db, COMPANY))[0] ?? expect.fail('nobody is employed')

test('everyone is found by hash, and who is not protected by number, at the own company only', async () => {
  const { pidHash } = salvia.services.secrets
  const { db } = salvia.services
  const employed = await employeesOf(db, COMPANY)
  for (const { id, pid, protectedIdentity } of employed.filter(
    (one, at) => one.protectedIdentity || at < 20,
  )) {
    expect((await find(pidHash(pid)))?.id).toBe(id)
    expect((await findEmployeeOfNumber(db, COMPANY, pid))?.id).toBe(protectedIdentity ? undefined : id)
    expect(await find(pidHash(pid), SISTER)).toBeUndefined()
    expect(await findEmployeeOfNumber(db, SISTER, pid)).toBeUndefined()
    // A number is no hash.
    expect(await find(pid)).toBeUndefined()
  }
})

test('one who has come since the hashes were made is found', async () => {
  const one = await anyone()
  const { pidHash } = salvia.services.secrets
  expect(await find(pidHash(NEW_PID))).toBeUndefined()
  const id = await addEmployeeLike(salvia.services.db, one, NEW_PID)
  expect((await find(pidHash(NEW_PID)))?.id).toBe(id)
})

test('under another key the hashes of the former one count for nothing, and everyone is found again', async () => {
  const one = await anyone()
  const { services } = salvia
  const pidHash = (pid: string) => `other ${pid.split('').reverse().join('')}`
  const other = { ...services, secrets: { ...services.secrets, pidHash, pidKeyId: 'other' } }
  expect((await find(services.secrets.pidHash(one.pid)))?.id).toBe(one.id)
  expect((await find(pidHash(one.pid), COMPANY, other))?.id).toBe(one.id)
  expect(await find(services.secrets.pidHash(one.pid), COMPANY, other)).toBeUndefined()
  expect((await find(services.secrets.pidHash(one.pid)))?.id).toBe(one.id)
})

test('two servers that make the hashes at once both find the employee', async () => {
  const second = await openBeside(salvia)
  const [one] = await employeesOf(salvia.services.db, SISTER)
  const name = salvia.services.secrets.pidHash(one?.pid ?? '')
  const found = await Promise.all(
    [salvia, second, salvia, second].map(({ services }) => find(name, SISTER, services)),
  )
  expect(found.map(each => each?.id)).toEqual(found.map(() => one?.id))
  await second.close()
})
