import { describe, expect, test } from 'vitest'
import { appLinks, deviceOf, returnAddress } from './browser.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  [IPHONE, 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'phone'],
  [MAC, 'computer'],
  ['', 'computer'],
] as const)('%s runs on a %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

describe('the address that the app leads back to', () => {
  const where = { origin: 'https://portal.example', path: '/logga-in?x=1', nonce: 'n-1' }
  test.each([
    ['Safari', `${IPHONE} Version/18.0 Safari/604.1`, 'https://portal.example/logga-in?x=1#bankid=n-1'],
    ['a computer', MAC, 'https://portal.example/logga-in?x=1#bankid=n-1'],
    [
      'Chrome',
      `${IPHONE} CriOS/140.0 Safari/604.1`,
      'googlechromes://portal.example/logga-in?x=1#bankid=n-1',
    ],
    [
      'Firefox',
      `${IPHONE} FxiOS/140.0 Safari/604.1`,
      'firefox://open-url?url=https%3A%2F%2Fportal.example%2Flogga-in%3Fx%3D1%23bankid%3Dn-1',
    ],
    ['Opera', `${IPHONE} Safari/604.1 OPT/5.0`, 'touch-https://portal.example/logga-in?x=1#bankid=n-1'],
  ])('in %s', (_, userAgent, address) => expect(returnAddress(where, userAgent)).toBe(address))
})

test('the app is opened in its own way on a computer and a phone, and the simulator in its place', () => {
  expect(appLinks('t-1', undefined)).toEqual({
    computer: 'bankid:///?autostarttoken=t-1&redirect=null',
    phone: 'https://app.bankid.com/?autostarttoken=t-1&redirect=null',
  })
  expect(appLinks('t-1', 'http://localhost:4000/bankid-simulator').phone).toBe(
    'http://localhost:4000/bankid-simulator/?autostarttoken=t-1&redirect=null',
  )
})
