import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password has its own hash and no other password has', async () => {
  const hash = await hashPassword('Salvia-demo-1')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword('Salvia-demo-1', hash)).toBe(true)
  expect(await verifyPassword('salvia-demo-1', hash)).toBe(false)
  expect(await verifyPassword('Salvia-demo-1 ', hash)).toBe(false)
})

test('the same password hashed twice differs', async () => {
  expect(await hashPassword('lika')).not.toBe(await hashPassword('lika'))
})

test('å typed as one character or as two is the same password', async () => {
  expect(await verifyPassword('blåbär'.normalize('NFD'), await hashPassword('blåbär'))).toBe(true)
})

test('no hash has no password', async () => {
  expect(await verifyPassword('', null)).toBe(false)
})

test('a hash of another kind is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', '$2b$10$abcdefghijklmnopqrstuv')).rejects.toThrow('not argon2id')
})
