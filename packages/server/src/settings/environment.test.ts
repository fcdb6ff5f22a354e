import { describe, expect, test } from 'vitest'
import { EXAMPLE_BRAND } from '../brand/brand.ts'
import { PRODUCTION_VARIABLES as PRODUCTION } from '../testing/production-variables.ts'
import { readSettings } from './environment.ts'

const KEY = PRODUCTION.SALVIA_SIGNING_KEY
const without = (name: keyof typeof PRODUCTION) => ({ ...PRODUCTION, [name]: undefined })

test('nothing set: a local server with its data beside it', () => {
  expect(readSettings({ PATH: '/bin', PORT: '' })).toEqual({
    environment: 'local',
    port: 4000,
    host: 'localhost',
    dataFolder: './data',
    files: { kind: 'folder', folder: 'data/files' },
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
    caseWorkerLogin: ['bankid', 'sso', 'password'],
    bankid: { kind: 'simulator', address: undefined },
    bookingSystem: { kind: 'own' },
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
    SALVIA_CLAMD: 'unix:/run/clamav/clamd.ctl',
    SALVIA_PUBLIC_URL: 'https://portal.example/',
    SALVIA_PROXIES: '10.0.0.0/8, 2001:db8::1,loopback',
    SMTP_URL: 'smtps://salvia:hemligt@mail.example',
    SALVIA_BRAND: PRODUCTION.SALVIA_BRAND,
    SALVIA_MAIL_FROM: 'no-reply@portal.test',
    SALVIA_SIGNING_KEY: KEY,
    SALVIA_PID_KEY: KEY,
    SALVIA_FAULT: 'submit: before commit',
  })
  expect(settings).toMatchObject({ port: 8080, publicUrl: 'https://portal.example', signingKey: KEY })
  expect(settings).toMatchObject({
    clamd: { path: '/run/clamav/clamd.ctl' },
    proxies: ['10.0.0.0/8', '2001:db8::1', 'loopback'],
    smtpUrl: 'smtps://salvia:hemligt@mail.example',
    brand: {
      productName: 'Friskhälsan Nord',
      mailFrom: { name: 'Friskhälsan Nord', address: 'no-reply@portal.test' },
    },
  })
  expect(settings.fault, 'never in production').toBeUndefined()
})

const SHORT_KEY = 'must be at least 32 bytes in base64, as `openssl rand -base64 32` prints them'

describe('a wrong variable stops the start with a sentence that names it', () => {
  test.each([
    ['PORT', 'abc', 'must be a number'],
    ['PORT', '70000', 'must be 0 to 65535'],
    ['PORT', '1.5', 'must be a whole number'],
    ['SALVIA_ENV', 'test', 'must be one of local, development, preprod, demo, production'],
    ['DATABASE_URL', 'mysql://x', 'must be an address beginning with postgres:// or postgresql://'],
    ['SALVIA_PUBLIC_URL', 'portal.example', 'must be an address beginning with http:// or https://'],
    ['SALVIA_SIGNING_KEY', 'c2hvcnQ', SHORT_KEY],
    ['SALVIA_PID_KEY', 'c2hvcnQ', SHORT_KEY],
    ['SALVIA_PID_KEY', 'a sentence that is long enough but is no base64 at all', SHORT_KEY],
    [
      'SALVIA_CLAMD',
      'clamav',
      'must say where clamd listens, such as 127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    ],
    ['SALVIA_FILES', 's3://', 'must name a folder, or a bucket such as s3://bucket/prefix'],
    ['SALVIA_FILES', 'https://bucket', 'must name a folder, or a bucket such as s3://bucket/prefix'],
    ['SMTP_URL', 'mail.example:25', 'must be an address beginning with smtp:// or smtps://'],
    ['SALVIA_MAIL_FROM', 'Salvia', 'must be an address, such as Portal <noreply@example.com>'],
    ['SALVIA_BANKID_URL', 'appapi2.bankid.com', 'must be an address beginning with http:// or https://'],
    [
      'SALVIA_BANKID_KEY',
      '/etc/salvia/bankid.key',
      'is of no use alone: SALVIA_BANKID_CERTIFICATE and SALVIA_BANKID_CA must be set too',
    ],
    ['SALVIA_BOOKING_SYSTEM', 'j4.example', 'must be own, or an address beginning with https://'],
    ['SALVIA_BOOKING_SYSTEM', 'https://u:p@j4.example', 'must be own, or an address beginning with https://'],
    ['SALVIA_BOOKING_SYSTEM', 'https://j4.example?a=1', 'must be own, or an address beginning with https://'],
    [
      'SALVIA_BOOKING_SYSTEM_TOKEN',
      'hemligt',
      'is of no use without the address of a booking system in SALVIA_BOOKING_SYSTEM',
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

  test.each(['development', 'preprod', 'demo', 'production'])(
    '%s without the address that mails lead to',
    where => {
      expect(() => readSettings({ ...without('SALVIA_PUBLIC_URL'), SALVIA_ENV: where })).toThrow(
        `Salvia cannot start: SALVIA_PUBLIC_URL must be set in ${where}.`,
      )
    },
  )

  test('production without its keys: those that a dump of the database would hold', () => {
    expect(() => readSettings(without('SALVIA_SIGNING_KEY'))).toThrow(
      'Salvia cannot start: SALVIA_SIGNING_KEY must be set in production. `openssl rand -base64 32` makes a key.',
    )
    const { SALVIA_ENV, SALVIA_PUBLIC_URL } = PRODUCTION
    expect(() => readSettings({ SALVIA_ENV, SALVIA_PUBLIC_URL })).toThrow(
      'Salvia cannot start: SALVIA_SIGNING_KEY and SALVIA_PID_KEY must be set in production.',
    )
    expect(readSettings({ ...PRODUCTION, SALVIA_ENV: 'preprod' }).signingKey).toBe(KEY)
  })

  test.each([
    ['DATABASE_URL is set', { DATABASE_URL: 'postgres://salvia@db/salvia' }],
    ['SALVIA_HOST is an address that others may reach', { SALVIA_HOST: '0.0.0.0' }],
    ['SALVIA_HOST is an address that others may reach', { SALVIA_HOST: '::' }],
    ['SALVIA_HOST is an address that others may reach', { SALVIA_HOST: 'portal.example' }],
  ])('what it is for is not left to a default where %s', (where, variables) => {
    expect(() => readSettings(variables)).toThrow(
      `Salvia cannot start: SALVIA_ENV must say what this server is for (local, development, preprod, demo, production) where ${where}.`,
    )
    expect(readSettings({ ...variables, SALVIA_ENV: 'local' }).environment).toBe('local')
  })

  test.each(['localhost', '127.0.0.1', '::1'])('on %s it is local', host => {
    expect(readSettings({ SALVIA_HOST: host }).environment).toBe('local')
  })

  test('production does not mail over an open line because its address says so', () => {
    const url = 'smtp://salvia:hemligt@mail.example?ignoreTLS=true'
    expect(() => readSettings({ ...PRODUCTION, SMTP_URL: url })).toThrow(
      'Salvia cannot start: SMTP_URL must not say ignoreTLS=true in production. Mails go over TLS.',
    )
    expect(readSettings({ SMTP_URL: url }).smtpUrl).toBe(url)
  })

  test('production with contacts that nobody answers', () => {
    expect(() => readSettings(without('SALVIA_BRAND'))).toThrow(
      /^Salvia cannot start: customers must find you, .*: productName .*support\.orders\.phone/,
    )
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
  const test6 = 'https://appapi2.test.bankid.com/rp/v6.0'

  test.each([
    ['production without a certificate', PRODUCTION, { kind: 'off' }],
    ['production with an address alone', { ...PRODUCTION, SALVIA_BANKID_URL: test6 }, { kind: 'off' }],
    ['production with a certificate', { ...PRODUCTION, ...files }, provider],
    ['anywhere else', { ...PRODUCTION, SALVIA_ENV: 'preprod' }, { kind: 'simulator', address: undefined }],
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

  test('say who signs in by a verified email unless told otherwise', () => {
    expect(read(realm)).toEqual([{ ...realm, claim: 'email', claimHolds: 'email', emailIsVerified: false }])
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

describe('the ways in of the provider’s own staff', () => {
  const read = (given?: string, environment = 'local') =>
    readSettings({
      ...(environment === 'production' && PRODUCTION),
      ...(given !== undefined && { SALVIA_CASE_WORKER_LOGIN: given }),
    }).caseWorkerLogin

  test('are all of them, and in production not the password, until told otherwise', () => {
    expect(read()).toEqual(['bankid', 'sso', 'password'])
    expect(read(undefined, 'production')).toEqual(['bankid', 'sso'])
    expect(read('bankid, password', 'production')).toEqual(['bankid', 'password'])
    expect(read('sso')).toEqual(['sso'])
  })

  test.each(['token', 'bankid, key', ',', 'BankID'])('wrong: %s', given => {
    expect(() => read(given)).toThrow(
      'SALVIA_CASE_WORKER_LOGIN must be one or more of bankid, sso, password.',
    )
  })
})

test('in production a realm is reached over TLS alone', () => {
  const realm = { realm: 'acme', issuer: 'http://login.example', clientId: 'x', clientSecret: 'y' }
  const variables = { SALVIA_SSO_REALMS: JSON.stringify([{ ...realm, clientNumbers: ['*'] }]) }
  expect(() => readSettings({ ...PRODUCTION, ...variables })).toThrow(
    'Salvia cannot start: the issuer of acme in SALVIA_SSO_REALMS must begin with https://.',
  )
  expect(readSettings(variables).ssoRealms).toHaveLength(1)
})

test('the domains of testers are a list', () => {
  const { testUserDomains } = readSettings({ SALVIA_TEST_USER_DOMAINS: 'test.salvia.example, räka.example' })
  expect(testUserDomains).toEqual(['test.salvia.example', 'räka.example'])
})

describe('files in a bucket', () => {
  const BUCKET = {
    SALVIA_FILES: 's3://salvia-files/prod/uploads/',
    SALVIA_S3_ENDPOINT: 'https://s3.example',
    SALVIA_S3_REGION: 'eu-north-1',
    SALVIA_S3_KEY_ID: 'key',
    SALVIA_S3_SECRET: 'hemligt',
  }

  test.each([
    ['s3://salvia-files/prod/uploads/', 'prod/uploads/'],
    ['s3://salvia-files/prod', 'prod/'],
    ['s3://salvia-files/', ''],
    ['s3://salvia-files', ''],
  ])('%s begins its keys with %j', (place, prefix) => {
    expect(readSettings({ ...BUCKET, SALVIA_FILES: place, SALVIA_DATA: '/srv/salvia' }).files).toEqual({
      kind: 'bucket',
      bucket: 'salvia-files',
      prefix,
      endpoint: 'https://s3.example',
      region: 'eu-north-1',
      keyId: 'key',
      secret: 'hemligt',
      spoolFolder: '/srv/salvia/reading',
    })
  })

  test('Amazon’s own needs no address', () => {
    const { files } = readSettings({ ...BUCKET, SALVIA_S3_ENDPOINT: undefined })
    expect(files).toMatchObject({ kind: 'bucket', endpoint: undefined })
  })

  test('what is missing for it is named, and no secret', () => {
    const variables = { ...BUCKET, SALVIA_S3_REGION: undefined, SALVIA_S3_KEY_ID: '' }
    expect(() => readSettings(variables)).toThrow(
      'Salvia cannot start: SALVIA_S3_REGION and SALVIA_S3_KEY_ID must be set for the bucket of SALVIA_FILES.',
    )
    expect(() => readSettings(variables)).not.toThrow(/hemligt/)
  })

  test('what is of no use without one is named', () => {
    expect(() => readSettings({ ...BUCKET, SALVIA_FILES: '/srv/files' })).toThrow(
      'Salvia cannot start: SALVIA_S3_ENDPOINT is of no use alone: SALVIA_FILES must name a bucket, such as s3://bucket/prefix.',
    )
  })

  test('production reaches one on another machine over TLS alone', () => {
    const open = { ...PRODUCTION, ...BUCKET, SALVIA_S3_ENDPOINT: 'http://s3.example:9000' }
    expect(() => readSettings(open)).toThrow(
      'Salvia cannot start: SALVIA_S3_ENDPOINT must begin with https:// in production.',
    )
    expect(readSettings({ ...open, SALVIA_S3_ENDPOINT: 'http://127.0.0.1:9000' }).files.kind).toBe('bucket')
  })
})

describe('the booking system', () => {
  const address = { SALVIA_BOOKING_SYSTEM: 'https://j4.example/api', SALVIA_BOOKING_SYSTEM_TOKEN: 'hemligt' }
  const http = { kind: 'http', address: 'https://j4.example/api/', token: 'hemligt' }
  const own = { SALVIA_BOOKING_SYSTEM: 'own' }

  test.each([
    ['production without one', PRODUCTION, { kind: 'off' }],
    ['production with its own tables', { ...PRODUCTION, ...own }, { kind: 'own' }],
    ['production with an address', { ...PRODUCTION, ...address }, http],
    ['anywhere else', { ...PRODUCTION, SALVIA_ENV: 'demo' }, { kind: 'own' }],
    ['anywhere else with an address', { ...PRODUCTION, ...address, SALVIA_ENV: 'demo' }, http],
    [
      'a local one',
      { ...address, SALVIA_BOOKING_SYSTEM: 'http://localhost:5000' },
      { ...http, address: 'http://localhost:5000/' },
    ],
  ])('%s', (_, variables, expected) => {
    expect(readSettings(variables).bookingSystem).toEqual(expected)
  })

  test.each([
    ['is called over TLS', 'SALVIA_BOOKING_SYSTEM', 'http://j4.example', 'must begin with https://'],
    ['takes a token', 'SALVIA_BOOKING_SYSTEM_TOKEN', undefined, 'must be set where SALVIA_BOOKING_SYSTEM is'],
  ])('%s', (_, name, value, sentence) => {
    expect(() => readSettings({ ...PRODUCTION, ...address, [name]: value })).toThrow(
      `Salvia cannot start: ${name} ${sentence}`,
    )
  })
})
