import { expect, test } from 'vitest'
import { maySameDevice } from './same-network.ts'

test.each([
  ['the same', '192.0.2.1', '192.0.2.1', true],
  ['another', '192.0.2.1', '192.0.2.2', false],
  ['the same, written as IPv6', '::ffff:192.0.2.1', '192.0.2.1', true],
  ['the same network', '2001:db8:0:1::1', '2001:db8:0:1:ffff::9', true],
  ['the next network', '2001:db8:0:1::1', '2001:db8:0:2::1', false],
  ['one of each kind', '2001:db8::1', '192.0.2.1', true],
  ['no address', 'unknown', '192.0.2.1', true],
])('%s', (_, one, other, same) => {
  expect(maySameDevice(one, other)).toBe(same)
  expect(maySameDevice(other, one)).toBe(same)
})
