import { describe, expect, test } from 'vitest'
import { EXAMPLE_BRAND } from './brand/brand.ts'
import { readSettings } from './environment.ts'
import { OTHER_BRAND_FILE } from './testing/other-brand.ts'

const KEY = Buffer.alloc(32, 7).toString('base64url')

test('nothing set: a local server with its data beside it', () => {
  expect(readSettings({ PATH: '/bin', PORT: '' })).toEqual({
    environment: 'local',
    port: 4000,
    host: 'localhost',
    dataFolder: './data',
    filesFolder: undefined,
    databaseUrl: undefined,
    publicUrl: undefined,
    proxies: ['loopback'],
    smtpUrl: undefined,
    signingKey: undefined,
    pidKey: undefined,
    brand: EXAMPLE_BRAND,
    analyticsUrl: undefined,
    errorReportingUrl: undefined,
    analyticsSite: '1',
    testUserDomains: [],
    ssoRealms: undefined,
    bankid: { kind: 'simulator', address: undefined },
    fault: undefined,
  })
})

test('everything set', () => {
  const settings = readSettings({
    PORT: '8080',
    SALVIA_HOST: '0.0.0.0',
    SALVIA_ENV: 'production',
    SALVIA_DATA: '/srv/salvia',
    DATABASE_URL: 'postgres://salvia@db/salvia',
    SALVIA_FILES: '/srv/files',
    SALVIA_PUBLIC_URL: 'https://portal.example/',
    SALVIA_PROXIES: '10.0.0.0/8, 2001:db8::1,loopback',
    SMTP_URL: 'smtps://salvia:hemligt@mail.example',
    SALVIA_BRAND: OTHER_BRAND_FILE,
    SALVIA_MAIL_FROM: 'no-reply@portal.test',
    SALVIA_SIGNING_KEY: KEY,
    SALVIA_PID_KEY: KEY,
    SALVIA_FAULT: 'submit: before commit',
  })
  expect(settings).toMatchObject({ port: 8080, publicUrl: 'https://portal.example', signingKey: KEY })
  expect(settings).toMatchObject({
    proxies: ['10.0.0.0/8', '2001:db8::1', 'loopback'],
    smtpUrl: 'smtps://salvia:hemligt@mail.example',
    brand: {
      productName: 'Friskhälsan Nord',
      mailFrom: { name: 'Friskhälsan Nord', address: 'no-reply@portal.test' },
    },
  })
  expect(settings.fault, 'never in production').toBeUndefined()
})

describe('a wrong variable stops the start with a sentence that names it', () => {
  test.each([
    ['PORT', 'abc', 'must be a number'],
    ['PORT', '70000', 'must be 0 to 65535'],
    ['PORT', '1.5', 'must be a whole number'],
    ['SALVIA_ENV', 'test', 'must be one of local, development, preprod, demo, production'],
    ['DATABASE_URL', 'mysql://x', 'must be an address beginning with postgres:// or postgresql://'],
    ['SALVIA_PUBLIC_URL', 'portal.example', 'must be an address beginning with http:// or https://'],
    ['SALVIA_SIGNING_KEY', 'c2hvcnQ', 'must be at least 32 bytes in base64url'],
    ['SALVIA_PID_KEY', 'c2hvcnQ', 'must be at least 32 bytes in base64url'],
    ['SMTP_URL', 'mail.example:25', 'must be an address beginning with smtp:// or smtps://'],
    ['SALVIA_MAIL_FROM', 'Salvia', 'must be an address, such as Portal <noreply@example.com>'],
    ['SALVIA_BANKID_URL', 'appapi2.bankid.com', 'must be an address beginning with http:// or https://'],
    [
      'SALVIA_BANKID_KEY',
      '/etc/salvia/bankid.key',
      'is of no use alone: SALVIA_BANKID_CERTIFICATE and SALVIA_BANKID_CA must be set too',
    ],
    ['SALVIA_FAULT', 'somewhere', 'must name a fault point'],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(`Salvia cannot start: ${name} ${sentence}.`)
  })

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1/8/8', '', '::1/129'])(
    'SALVIA_PROXIES=10.0.0.1,%s',
    value => {
      expect(() => readSettings({ SALVIA_PROXIES: `10.0.0.1,${value}` })).toThrow(
        'Salvia cannot start: SALVIA_PROXIES must be addresses or networks with commas between',
      )
    },
  )

  test('production without the address that mails lead to', () => {
    expect(() => readSettings({ SALVIA_ENV: 'production' })).toThrow(
      'Salvia cannot start: SALVIA_PUBLIC_URL must be set in production.',
    )
  })

  test('production with contacts that nobody answers', () => {
    expect(() =>
      readSettings({ SALVIA_ENV: 'production', SALVIA_PUBLIC_URL: 'https://portal.example' }),
    ).toThrow(/^Salvia cannot start: customers must find you, .*: productName .*support\.orders\.phone/)
  })

  test('two wrong ones are both named, and no value is repeated', () => {
    expect(() => readSettings({ PORT: 'x', SALVIA_PID_KEY: 'hemligt' })).toThrow(
      /^Salvia cannot start: PORT [^.]+\. SALVIA_PID_KEY (?!.*hemligt)/,
    )
  })
})

describe('BankID', () => {
  const files = {
    SALVIA_BANKID_CERTIFICATE: '/etc/salvia/bankid.pem',
    SALVIA_BANKID_KEY: '/etc/salvia/bankid.key',
    SALVIA_BANKID_CA: '/etc/salvia/bankid-ca.pem',
  }
  const provider = {
    kind: 'provider',
    address: 'https://appapi2.bankid.com/rp/v6.0/',
    certificateFile: '/etc/salvia/bankid.pem',
    keyFile: '/etc/salvia/bankid.key',
    authorityFile: '/etc/salvia/bankid-ca.pem',
    passphrase: undefined,
  }
  const PRODUCTION = {
    SALVIA_ENV: 'production',
    SALVIA_PUBLIC_URL: 'https://portal.example',
    SALVIA_BRAND: OTHER_BRAND_FILE,
  }
  const test6 = 'https://appapi2.test.bankid.com/rp/v6.0'

  test.each([
    ['production without a certificate', PRODUCTION, { kind: 'off' }],
    ['production with an address alone', { ...PRODUCTION, SALVIA_BANKID_URL: test6 }, { kind: 'off' }],
    ['production with a certificate', { ...PRODUCTION, ...files }, provider],
    ['anywhere else', { SALVIA_ENV: 'preprod' }, { kind: 'simulator', address: undefined }],
    [
      'a simulator at another address',
      { SALVIA_BANKID_URL: 'http://127.0.0.1:4001/bankid-simulator/rp/v6.0' },
      { kind: 'simulator', address: 'http://127.0.0.1:4001/bankid-simulator/rp/v6.0/' },
    ],
    [
      'the provider’s own test environment',
      { ...files, SALVIA_BANKID_URL: test6, SALVIA_BANKID_PASSPHRASE: 'hemligt' },
      { ...provider, address: `${test6}/`, passphrase: 'hemligt' },
    ],
  ])('%s', (_, variables, expected) => {
    expect(readSettings(variables).bankid).toEqual(expected)
  })
})

describe('the realms of single sign-on', () => {
  const realm = {
    realm: 'acme',
    issuer: 'https://login.acme.example',
    clientId: 'salvia',
    clientSecret: 'hemligt-1',
    clientNumbers: ['10401'],
  }
  const read = (...realms: unknown[]) => readSettings({ SALVIA_SSO_REALMS: JSON.stringify(realms) }).ssoRealms

  test('say who signs in by a verified e-mail unless told otherwise', () => {
    expect(read(realm)).toEqual([{ ...realm, claim: 'email', claimHolds: 'email' }])
    expect(read({ ...realm, clientNumbers: ['*'], name: 'Acme AB' })).toHaveLength(1)
    expect(read()).toEqual([])
  })

  test.each([
    ['not JSON', 'x'],
    ['no list', JSON.stringify(realm)],
    ['a name that the server needs', JSON.stringify([{ ...realm, realm: 'logout' }])],
    ['no companies', JSON.stringify([{ ...realm, clientNumbers: [] }])],
    ['no address', JSON.stringify([{ ...realm, issuer: 'login.acme.example' }])],
    ['a word that nobody knows', JSON.stringify([{ ...realm, clientSecrets: 'x' }])],
    ['two of one name', JSON.stringify([realm, realm])],
  ])('wrong: %s, told without the secret', (_, text) => {
    const sentence = expect.stringMatching(
      /^Salvia cannot start: SALVIA_SSO_REALMS must be a list of realms in JSON: .+\.$/,
    )
    expect(() => readSettings({ SALVIA_SSO_REALMS: text })).toThrow(
      expect.objectContaining({ message: sentence }),
    )
    expect(() => readSettings({ SALVIA_SSO_REALMS: text })).not.toThrow(/hemligt/)
  })
})

test('in production a realm is reached over TLS alone', () => {
  const realm = { realm: 'acme', issuer: 'http://login.example', clientId: 'x', clientSecret: 'y' }
  const variables = {
    SALVIA_SSO_REALMS: JSON.stringify([{ ...realm, clientNumbers: ['*'] }]),
    SALVIA_PUBLIC_URL: 'https://portal.example',
  }
  expect(() => readSettings({ ...variables, SALVIA_ENV: 'production' })).toThrow(
    'Salvia cannot start: the issuer of acme in SALVIA_SSO_REALMS must begin with https://.',
  )
  expect(readSettings(variables).ssoRealms).toHaveLength(1)
})

test('the domains of testers are a list', () => {
  const { testUserDomains } = readSettings({ SALVIA_TEST_USER_DOMAINS: 'test.salvia.example, räka.example' })
  expect(testUserDomains).toEqual(['test.salvia.example', 'räka.example'])
})
