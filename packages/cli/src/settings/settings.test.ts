import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testFolder, written } from '../testing/folder.ts'
import { SETTING_NAMES, SETTINGS } from './declarations.ts'
import { environmentVariables } from './environment.ts'
import { approveAddress } from './folder-address.ts'
import { resolveSettings, type SettingsSource } from './settings.ts'

/** A folder with the two settings files. */
function place(user: unknown, folder?: unknown): { cwd: string; env: NodeJS.ProcessEnv } {
  const [cwd, config] = [testFolder(), testFolder()]
  mkdirSync(join(config, 'salvia'))
  if (user !== undefined) written(join(config, 'salvia'), 'config.json', asText(user))
  if (folder !== undefined) written(cwd, 'salvia.config.json', asText(folder))
  return { cwd, env: { XDG_CONFIG_HOME: config } }
}
const asText = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content))

const resolved = (at: ReturnType<typeof place>, more: Partial<SettingsSource> = {}) =>
  resolveSettings({ flags: {}, ...at, ...more, env: { ...at.env, ...more.env } })
const clientNumber = (...given: Parameters<typeof resolved>) => resolved(...given).settings.clientNumber

describe('what goes before what', () => {
  const user = {
    api: 'https://user.example',
    locale: 'sv',
  }
  const address = 'https://folder.example'
  const at = async () => {
    const there = place(user, { api: address })
    await approveAddress({ address, path: join(there.cwd, 'salvia.config.json') }, there.env)
    return there
  }

  test('a flag, then the variable, then the folder, then the user, then the default', async () => {
    const there = await at()
    const all = { flags: { api: 'https://flag.example' }, env: { SALVIA_API: 'https://variable.example' } }
    expect(resolved(there, all).settings.api).toBe('https://flag.example')
    expect(resolved(there, { env: all.env }).settings.api).toBe('https://variable.example')
    expect(resolved(there).settings.api).toBe('https://folder.example')
    expect(resolved(place({ api: 'https://user.example' })).settings.api).toBe('https://user.example')
    expect(resolved(place(undefined)).settings.api).toBe('http://localhost:4000/')
  })

  test('each value is told with its source', async () => {
    const there = await at()
    expect(resolved(there, { env: { SALVIA_FORMAT: 'json' } }).settings.sources).toMatchObject({
      api: { kind: 'file', path: join(there.cwd, 'salvia.config.json'), profile: null },
      locale: { kind: 'file', path: join(there.env.XDG_CONFIG_HOME ?? '', 'salvia', 'config.json') },
      format: { kind: 'variable', name: 'SALVIA_FORMAT' },
      template: { kind: 'default' },
    })
  })

  test('an empty variable is none', async () => {
    expect(resolved(await at(), { env: { SALVIA_API: '' } }).settings.api).toBe('https://folder.example')
  })

  test('a template is found from the folder of the file that names it, or where it lies', () => {
    const there = place({ template: '/srv/mall.json' }, { template: 'mall.json' })
    expect(resolved(there).settings.template).toBe(join(there.cwd, 'mall.json'))
    expect(resolved(place({ template: '/srv/mall.json' })).settings.template).toBe('/srv/mall.json')
  })
})

describe('a profile', () => {
  const profiles = { test: { clientNumber: '10402' }, prod: { clientNumber: '10403' } }

  test('that a flag or a variable names goes before both files, and a flag before the variable', () => {
    const at = place({ profiles, clientNumber: '10401' }, { clientNumber: '20001' })
    expect(clientNumber(at)).toBe('20001')
    expect(clientNumber(at, { env: { SALVIA_PROFILE: 'test' } })).toBe('10402')
    expect(clientNumber(at, { flags: { profile: 'prod' }, env: { SALVIA_PROFILE: 'test' } })).toBe('10403')
  })

  test("that the user's own file names goes before that file, and after the folder's", () => {
    const user = { profile: 'test', profiles, clientNumber: '10401' }
    expect(clientNumber(place(user))).toBe('10402')
    expect(clientNumber(place(user, { clientNumber: '20001' }))).toBe('20001')
    expect(clientNumber(place(user, { profile: 'prod', clientNumber: '20001' }))).toBe('10403')
  })

  test('never goes before a flag or a variable of its own', () => {
    const more = { flags: { profile: 'test' }, env: { SALVIA_CLIENT_NUMBER: '10409' } }
    expect(clientNumber(place({ profiles }), more)).toBe('10409')
  })

  test('leaves what it does not hold to the rest', () => {
    const at = place({ profiles, locale: 'en' })
    expect(resolved(at, { flags: { profile: 'test' } }).settings).toMatchObject({
      locale: 'en',
      profile: 'test',
    })
  })

  test('of one name in both files is one profile, the folder going first', () => {
    const at = place(
      { profiles: { test: { clientNumber: '10402', locale: 'en' } } },
      { profiles: { test: { clientNumber: '20002' } } },
    )
    expect(resolved(at, { flags: { profile: 'test' } }).settings).toMatchObject({
      clientNumber: '20002',
      locale: 'en',
    })
  })

  test('default is what stands outside them all', () => {
    const at = place({ profile: 'test', profiles, clientNumber: '10401' })
    expect(clientNumber(at, { flags: { profile: 'default' } })).toBe('10401')
    expect(resolved(at).settings.profiles).toEqual(['default', 'test', 'prod'])
  })

  test.each([
    ['tesst', 'PROFILE_UNKNOWN_NEAR'],
    ['staging', 'PROFILE_UNKNOWN'],
    ['constructor', 'PROFILE_UNKNOWN'],
  ])('%j does not exist', (profile, code) => {
    expect(resolved(place({ profiles }), { flags: { profile } }).problem?.code).toBe(code)
  })
})

describe('an address of the folder', () => {
  const evil = 'https://evil.example'
  const user = { api: 'https://user.example', profiles: { prod: { api: 'https://prod.example' } } }

  test.each([
    ['outside the profiles', { api: evil }, {}],
    ['in a profile that the folder chooses', { profile: 'x', profiles: { x: { api: evil } } }, {}],
    [
      'in a profile of the folder that the user chooses',
      { profiles: { x: { api: evil } } },
      { profile: 'x' },
    ],
    [
      'in a profile of the same name as one of the user',
      { profiles: { prod: { api: evil } } },
      { profile: 'prod' },
    ],
  ] as const)('%s does not count, and is told', (_where, folder, flags) => {
    const there = place(user, folder)
    const { settings, problem } = resolved(there, { flags })
    expect([settings.api.includes('evil'), problem]).toEqual([false, null])
    expect(settings.unapproved).toEqual({ address: evil, path: join(there.cwd, 'salvia.config.json') })
  })

  test('counts where it is the address that would count anyway, however it is written', () => {
    const { settings } = resolved(place(user, { api: 'https://USER.example/' }))
    expect([settings.api, settings.unapproved]).toEqual(['https://USER.example/', null])
  })

  test.each([
    ['names the address of another profile of the user', { api: 'https://prod.example' }],
    ['chooses another profile of the user', { profile: 'prod' }],
  ])('does not count where the file %s: a token of the environment would go there', (_how, folder) => {
    const there = place(user, folder)
    const { settings, problem } = resolved(there)
    expect([settings.api, settings.sources.api, problem]).toEqual([
      'https://user.example',
      { kind: 'file', path: join(there.env.XDG_CONFIG_HOME ?? '', 'salvia', 'config.json'), profile: null },
      null,
    ])
    expect(settings.unapproved).toEqual({
      address: 'https://prod.example',
      path: join(there.cwd, 'salvia.config.json'),
    })
  })

  test('says nothing where an option, a variable or a chosen profile of the user goes before it', () => {
    const there = place(user, { api: evil })
    const said = [
      resolved(there, { flags: { api: 'https://flag.example' } }),
      resolved(there, { env: { SALVIA_API: 'https://variable.example' } }),
      resolved(there, { flags: { profile: 'prod' } }),
    ].map(({ settings }) => [settings.api, settings.unapproved])
    expect(said).toEqual([
      ['https://flag.example', null],
      ['https://variable.example', null],
      ['https://prod.example', null],
    ])
  })

  test('counts once it is approved, for that folder and that address alone', async () => {
    const there = place(user, { api: evil })
    await approveAddress({ address: evil, path: join(there.cwd, 'salvia.config.json') }, there.env)
    expect(resolved(there).settings).toMatchObject({ api: evil, unapproved: null })
    const elsewhere = { ...place(user, { api: evil }), env: there.env }
    expect(resolved(elsewhere).settings.unapproved).not.toBeNull()
    written(there.cwd, 'salvia.config.json', asText({ api: `${evil}/other` }))
    expect(resolved(there).settings.unapproved).toMatchObject({ address: `${evil}/other` })
  })

  test('leaves the rest of the file to count', () => {
    const folder = { api: evil, clientNumber: '10409', profiles: { prod: { api: evil, locale: 'en' } } }
    const { settings } = resolved(place(user, folder), { flags: { profile: 'prod' } })
    expect(settings).toMatchObject({ clientNumber: '10409', locale: 'en', api: 'https://prod.example' })
  })
})

describe('a mistake', () => {
  test.each([
    ['{', 'CONFIG_UNREADABLE'],
    ['[]', 'CONFIG_UNREADABLE'],
    ['null', 'CONFIG_UNREADABLE'],
    [{ colour: 'red' }, 'CONFIG_KEY_UNKNOWN'],
    [{ loacle: 'sv' }, 'CONFIG_KEY_UNKNOWN_NEAR'],
    [{ locale: 'fi' }, 'CONFIG_VALUE_WRONG'],
    [{ api: 4000 }, 'CONFIG_VALUE_WRONG'],
    [{ profiles: [] }, 'CONFIG_VALUE_WRONG'],
    [{ profiles: { test: 'x' } }, 'CONFIG_VALUE_WRONG'],
    [{ profiles: { test: { format: 'xml' } } }, 'CONFIG_VALUE_WRONG'],
    [{ profiles: { test: { profile: 'test' } } }, 'CONFIG_KEY_UNKNOWN'],
    [{ toString: 'x' }, 'CONFIG_KEY_UNKNOWN'],
  ] as const)('%j is told, and what else there is counts', (content, code) => {
    const { problem, settings } = resolved(place({ api: 'https://user.example' }, content))
    expect([problem?.code, settings.api]).toEqual([code, 'https://user.example'])
    expect(String(problem?.values.path)).toMatch(/salvia\.config\.json$/)
    expect(problem?.declared.exit).toBe('usage')
  })

  test('a file that nobody may read is told', () => {
    const at = place(undefined, {})
    chmodSync(join(at.cwd, 'salvia.config.json'), 0o000)
    // Root can read every file.
    const expected = process.getuid?.() === 0 ? undefined : 'CONFIG_UNREADABLE'
    expect(resolved(at).problem?.code).toBe(expected)
  })

  test('a variable that cannot be is told by its name', () => {
    const { problem } = resolved(place(undefined), { env: { SALVIA_LOCALE: 'fi' } })
    expect([problem?.code, problem?.values.name]).toEqual(['SETTING_WRONG', 'SALVIA_LOCALE'])
  })
})

test('each setting with a variable is in the help about the environment, once', () => {
  const names = environmentVariables().map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of SETTING_NAMES) {
    const setting = SETTINGS[name]
    if ('variable' in setting) expect(names).toContain(setting.variable)
  }
})
