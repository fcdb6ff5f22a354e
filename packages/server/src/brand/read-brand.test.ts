import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OTHER_BRAND_FILE } from '../testing/other-brand.ts'
import { type BrandVariables, readBrand } from './read-brand.ts'

const EXAMPLE_FILE = fileURLToPath(new URL('../../../../docs/brand.example.json', import.meta.url))

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salvia-brand-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function brandOf(variables: BrandVariables, isProduction = false) {
  const answer = readBrand(variables, isProduction)
  if (answer.kind === 'fault') throw new Error(answer.fault)
  return answer.brand
}

function faultOf(variables: BrandVariables, isProduction = false): string {
  const answer = readBrand(variables, isProduction)
  return answer.kind === 'fault' ? answer.fault : ''
}

/** A copy of the other brand's file with some fields changed. Its pictures stay where they are. */
function changed(change: object): string {
  const other = JSON.parse(readFileSync(OTHER_BRAND_FILE, 'utf8')) as Record<string, unknown>
  const beside = (name: string) => join(dirname(OTHER_BRAND_FILE), name)
  const file = { ...other, logo: beside('logo.svg'), favicon: beside('favicon.png'), tips: [], ...change }
  const path = join(folder, 'brand.json')
  writeFileSync(path, JSON.stringify(file))
  return path
}

describe('a brand file', () => {
  test('gives everything, its pictures too', () => {
    expect(brandOf({ SALVIA_BRAND: OTHER_BRAND_FILE }, true)).toMatchObject({
      productName: 'Friskhälsan Nord',
      provider: 'Friskhälsan Nord AB',
      logo: { type: 'image/svg+xml', address: expect.stringMatching(/^\/brand\/[\da-f]{16}\.svg$/) },
      favicon: { type: 'image/png', address: expect.stringMatching(/^\/brand\/[\da-f]{16}\.png$/) },
      mailFrom: { name: 'Friskhälsan Nord', address: 'noreply@friskhalsan-nord.test' },
      support: { technical: { phone: '010-000 00 03', email: null } },
      tips: [{ kind: 'learning', image: { type: 'image/png' } }],
    })
  })

  test('without health line and tips gives none, not those of the example', () => {
    const { healthLine, tips } = brandOf({ SALVIA_BRAND: changed({}) })
    expect([healthLine, tips]).toEqual([undefined, []])
  })

  test('without a provider is run by who it is named after', () => {
    expect(brandOf({ SALVIA_BRAND: changed({ provider: undefined }) }).provider).toBe('Friskhälsan Nord')
  })

  test('is less than what a variable says', () => {
    const brand = brandOf({
      SALVIA_BRAND: OTHER_BRAND_FILE,
      SALVIA_PRODUCT_NAME: 'Hälsa, Nord',
      SALVIA_APP_URL: 'https://min.friskhalsan-nord.test/',
      SALVIA_MAIL_FROM: 'Hälsoposten <post@friskhalsan-nord.test>',
      SALVIA_HEALTH_LINE: 'https://linjen.friskhalsan-nord.test/',
    })
    expect(brand).toMatchObject({
      productName: 'Hälsa, Nord',
      appUrl: 'https://min.friskhalsan-nord.test/',
      mailFrom: { name: 'Hälsoposten', address: 'post@friskhalsan-nord.test' },
      healthLine: 'https://linjen.friskhalsan-nord.test/',
    })
  })

  test('of the documents is one that is read', () => {
    expect(brandOf({ SALVIA_BRAND: EXAMPLE_FILE })).toMatchObject({
      productName: 'Exempelhälsan',
      logoColour: { light: '#1d5b8f', dark: '#8ec5f3' },
    })
  })
})

describe('a wrong brand file stops the start with a sentence that names file, place and fault', () => {
  const contact = { phone: '010-000 00 09', hours: { sv: 'Alltid', en: 'Always' } }

  test.each([
    [{ productName: undefined }, 'productName is missing.'],
    [{ produktnamn: 'x' }, 'The file has what no file of this kind has: produktnamn.'],
    [{ support: { invoice: contact } }, 'support.personnelFile is missing.'],
    [{ appUrl: 'http://app.nord.test' }, 'appUrl must be an address beginning with https://.'],
    [{ healthLine: 'javascript:alert(1)' }, 'healthLine must be an address beginning with https://.'],
    [{ mailFrom: 'Friskhälsan' }, 'mailFrom must be an address, such as Portal <noreply@example.com>.'],
    [{ mailFrom: 'a@b.test, c@d.test' }, 'mailFrom must be an address'],
    [{ logoColour: 'blue' }, 'logoColour must be a colour such as #1f5f4a'],
    [
      { logoColour: '#ffcc00' },
      'logoColour is too faint: its contrast is 1.2 to 1 on the light background #e0ede4, and 4.5 to 1 is needed.',
    ],
    [{ logoColour: { light: '#0b4f7a', dark: '#0b4f7a' } }, 'on the dark background'],
    [{ logo: 'saknas.svg' }, 'logo names a file that cannot be read.'],
    [{ logo: 'brand.json' }, 'logo names a file that is neither SVG nor PNG.'],
  ])('%j', (change, sentence) => {
    const path = changed(change)
    expect(faultOf({ SALVIA_BRAND: path })).toContain(`the file of SALVIA_BRAND, ${path}, cannot be used. `)
    expect(faultOf({ SALVIA_BRAND: path })).toContain(sentence)
  })

  test('that is not there, or no JSON', () => {
    expect(faultOf({ SALVIA_BRAND: join(folder, 'none.json') })).toMatch(
      /cannot be used\. It cannot be read\.$/,
    )
    const path = join(folder, 'broken.json')
    writeFileSync(path, '{ "productName": ')
    expect(faultOf({ SALVIA_BRAND: path })).toContain('It is no JSON')
  })

  test('with a picture that is too large', () => {
    writeFileSync(join(folder, 'comments.svg'), `${'<!---->'.repeat(25_000)}x`)
    expect(faultOf({ SALVIA_BRAND: changed({ logo: 'comments.svg' }) })).toContain('neither SVG nor PNG')
    writeFileSync(join(folder, 'large.svg'), `<svg>${' '.repeat(200_000)}</svg>`)
    expect(faultOf({ SALVIA_BRAND: changed({ logo: 'large.svg' }) })).toContain(
      'logo names a file of more than 200 kB.',
    )
  })
})

describe('production takes no example', () => {
  test('without a brand: the sentence lists all that is missing', () => {
    expect(faultOf({}, true)).toBe(
      'customers must find you, so production wants your own in the file of SALVIA_BRAND: ' +
        'productName (or SALVIA_PRODUCT_NAME), appUrl (or SALVIA_APP_URL), mailFrom (or SALVIA_MAIL_FROM), ' +
        'support.orders.phone, support.orders.email, support.invoice.phone, support.invoice.email, ' +
        'support.personnelFile.phone, support.personnelFile.email, support.technical.phone, support.technical.email, ' +
        'dataProtection, healthLine (or SALVIA_HEALTH_LINE), tips[0].address, tips[1].address.',
    )
  })

  test('nor the file of the documents as it is', () => {
    const fault = faultOf({ SALVIA_BRAND: EXAMPLE_FILE }, true)
    for (const field of ['appUrl', 'mailFrom', 'support.orders.phone', 'healthLine', 'tips[0].address']) {
      expect(fault).toContain(field)
    }
    expect(fault).not.toContain('productName')
  })

  test.each([
    [{ appUrl: 'https://app.example.com/' }, 'appUrl'],
    [{ mailFrom: 'Nord <noreply@mail.salvia.EXAMPLE>' }, 'mailFrom'],
    [{ dataProtection: 'dso@nord.example' }, 'dataProtection'],
    [{ healthLine: 'https://linjen.example/' }, 'healthLine'],
  ])('%j', (change, field) => {
    expect(faultOf({ SALVIA_BRAND: changed(change) }, true)).toContain(`: ${field}`)
    expect(faultOf({ SALVIA_BRAND: changed(change) }, false)).toBe('')
  })

  test.each(['08-465 004 10', '+46 8 465 004 99', '0046 70 174 06 05', '031-390 06 00'])(
    'nor the number %s, which is for films',
    phone => {
      const { support } = JSON.parse(readFileSync(OTHER_BRAND_FILE, 'utf8'))
      const path = changed({ support: { ...support, orders: { ...support.orders, phone } } })
      expect(faultOf({ SALVIA_BRAND: path }, true)).toContain(': support.orders.phone.')
    },
  )

  test.each(['https://exampleclinic.test/', 'https://min-example.test/'])('%s is no example', appUrl => {
    expect(faultOf({ SALVIA_BRAND: changed({ appUrl }) }, true)).toBe('')
  })

  test('elsewhere the example serves, under another name where one is given', () => {
    expect(brandOf({ SALVIA_PRODUCT_NAME: 'Nord' })).toMatchObject({
      productName: 'Nord',
      provider: 'Nord',
      mailFrom: { name: 'Nord', address: 'noreply@salvia.example' },
    })
  })
})
