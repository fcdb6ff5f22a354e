import { describe, expect, it } from 'vitest'
import { deviceName, readDevice } from './device.ts'

const MOZILLA = 'Mozilla/5.0'
const WINDOWS = '(Windows NT 10.0; Win64; x64)'
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE = '(iPhone; CPU iPhone OS 19_1 like Mac OS X)'

describe('a device', () => {
  it.each([
    ['Chrome på Windows', `${MOZILLA} ${WINDOWS} ${CHROMIUM} Safari/537.36`],
    ['Edge på Windows', `${MOZILLA} ${WINDOWS} ${CHROMIUM} Safari/537.36 Edg/143.0.0.0`],
    ['Opera på Windows', `${MOZILLA} ${WINDOWS} ${CHROMIUM} Safari/537.36 OPR/127.0.0.0`],
    ['Firefox på Windows', `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`],
    ['Firefox på Linux', `${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`],
    ['Chrome på ChromeOS', `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${CHROMIUM} Safari/537.36`],
    [
      'Safari på Mac',
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.1 Safari/605.1.15`,
    ],
    ['Safari på iPhone', `${MOZILLA} ${IPHONE} ${WEBKIT} Version/26.1 Mobile/15E148 Safari/604.1`],
    ['Chrome på iPhone', `${MOZILLA} ${IPHONE} ${WEBKIT} CriOS/143.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Firefox på iPhone', `${MOZILLA} ${IPHONE} ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/604.1`],
    ['Edge på iPhone', `${MOZILLA} ${IPHONE} ${WEBKIT} EdgiOS/143.0 Version/26.0 Mobile/15E148 Safari/604.1`],
    ['Safari på iPad', `${MOZILLA} (iPad; CPU OS 17_7 like Mac OS X) ${WEBKIT} Version/17.7 Safari/604.1`],
    ['Chrome på Android', `${MOZILLA} (Linux; Android 10; K) ${CHROMIUM} Mobile Safari/537.36`],
    [
      'Samsung Internet på Android',
      `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Chrome på Linux',
      `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36`,
    ],
    ['salvia i terminalen på Mac', 'salvia/1.2.0 (darwin)'],
    ['salvia i terminalen på Windows', 'salvia/1.2.0 (win32)'],
    ['salvia i terminalen på Linux', 'salvia/1.2.0 (linux)'],
    ['salvia i terminalen', 'salvia/1.2.0 (sunos)'],
    ['Okänt program på Windows', `${MOZILLA} ${WINDOWS} Something/1.0`],
    ['Okänd enhet', 'curl/8.14.1'],
    ['Okänd enhet', ''],
  ])('is told as %s', (name, userAgent) => {
    expect(deviceName(readDevice(userAgent), 'sv')).toBe(name)
  })

  it('is told in English too', () => {
    expect(deviceName({ program: 'chrome', system: 'windows' }, 'en')).toBe('Chrome on Windows')
    expect(deviceName({ program: 'terminal', system: null }, 'en')).toBe('salvia in the terminal')
    expect(deviceName({ program: null, system: null }, 'en')).toBe('Unknown device')
  })
})
