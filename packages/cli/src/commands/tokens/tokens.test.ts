import { randomUUID } from 'node:crypto'
import type { MachineToken } from '@salvia/core/auth'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

const HR = 'hr@demo.example'
const ORG = ['--org', '10402']

let env: Readonly<Record<string, string>>
beforeEach(async () => {
  env = {
    SALVIA_API: serviceUrl(),
    SALVIA_TOKEN: await sharedTokenOf(HR),
    XDG_CONFIG_HOME: testFolder(),
    COLUMNS: '80',
  }
})

const run = (words: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  salviaHere([...words, ...ORG], { env: { ...env, ...more } })
async function made(...words: readonly string[]): Promise<{ name: string; secret: string }> {
  const name = `maskin ${randomUUID().slice(0, 8)}`
  const { stdout, stderr, status } = await run(['login', '--machine', name, ...words])
  expect(status, stderr).toBe(0)
  return { name, secret: stdout.trim() }
}

async function listed(name: string): Promise<MachineToken[]> {
  const { stdout } = await run(['tokens', 'list', '-f', 'json'])
  return (JSON.parse(stdout) as MachineToken[]).filter(token => token.name === name)
}

const whoami = (secret: string) => salviaHere(['whoami'], { env: { ...env, SALVIA_TOKEN: secret } })

describe('tokens list', () => {
  test('tells what each may, who made it and when it ends; for sending alone where nothing was chosen', async () => {
    const { name, secret } = await made()
    const [token] = await listed(name)
    expect(token).toMatchObject({ grants: ['personnel-file'], lastUsedAt: null, replacedBy: null })
    const rendered = await run(['tokens', 'list', '-f', 'pretty'])
    expect(rendered.stdout).toMatch(
      new RegExp(`${name} +går ut \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\\n  Skicka personalfiler\\n  skapad `),
    )
    expect(rendered.stdout).toContain(`aldrig använd\n  ${token?.id}\n`)
    expect(rendered.stdout).not.toContain(secret)
    const { stdout } = await run(['tokens', 'list'])
    expect(stdout).toMatch(new RegExp(`^${token?.id} in-use \\S+ \\S+ personnel-file ${name}$`, 'm'))
  })

  test('in English, with the grants in words', async () => {
    const { name } = await made('--feature', 'statistics', '--feature', 'personnel-file-originals')
    const rendered = await run(['tokens', 'list', '-f', 'pretty', '--locale', 'en'])
    expect(rendered.stdout).toContain(`${name} `)
    expect(rendered.stdout).toContain('Read statistics, Download original files')
  })

  test('proposes to rotate one that is not replaced already', async () => {
    const { name } = await made()
    await run(['tokens', 'rotate', name])
    const replaced = (await listed(name)).filter(({ replacedBy }) => replacedBy !== null)
    const { stdout } = await run(['tokens', 'list', '-f', 'pretty'])
    expect([replaced.length, stdout.includes('byt ut en:')]).toEqual([1, true])
    expect(stdout).not.toContain(`salvia tokens rotate ${replaced[0]?.id}`)
  })

  test('is for HR: others are told so', async () => {
    const SALVIA_TOKEN = await sharedTokenOf('chef@demo.example')
    const refused = await salviaHere(['tokens', 'list', '--org', '10401'], { env: { ...env, SALVIA_TOKEN } })
    expect([refused.status, refused.stderr]).toEqual([4, expect.stringContaining('Bara HR kan hantera')])
  })
})

describe('tokens rotate', () => {
  test('prints the new token alone on standard output; both work in the overlap', async () => {
    const { name, secret } = await made()
    const rotated = await run(['tokens', 'rotate', name, '--overlap', '2d'])
    expect(rotated).toMatchObject({ status: 0, stdout: expect.stringMatching(/^salvia_machine_\S+\n$/) })
    expect(rotated.stderr).toContain('Den gamla fungerar i 48 h till.')
    for (const one of [secret, rotated.stdout.trim()]) expect((await whoami(one)).status).toBe(0)
    const [old, fresh] = await listed(name)
    expect([old?.replacedBy, fresh?.replacedBy]).toEqual([fresh?.id, null])
    const rendered = await run(['tokens', 'list', '-f', 'pretty'])
    expect(rendered.stdout).toMatch(new RegExp(`${name} +utbytt, fungerar till `))
  })

  test('without an overlap the old one stops working at once', async () => {
    const { name, secret } = await made()
    const [token] = await listed(name)
    const rotated = await run(['tokens', 'rotate', token?.id ?? '', '--overlap', '0h'])
    expect([rotated.status, rotated.stderr.includes('Den gamla gäller inte längre.')]).toEqual([0, true])
    expect((await whoami(secret)).status).toBe(4)
  })

  test.each(['15d', '90m', '337h'])('an overlap of %s is refused before anybody is asked', async overlap => {
    const refused = await run(['tokens', 'rotate', 'vilken som helst', '--overlap', overlap])
    expect([refused.status, refused.stderr.includes('--overlap tar hela timmar, från 0h till 14d.')]).toEqual(
      [2, true],
    )
  })
})

describe('tokens revoke', () => {
  test('asks on a terminal; no leaves it, -y does without', async () => {
    const { name, secret } = await made()
    const asked = await onTerminal(
      ['tokens', 'revoke', name, ...ORG],
      [
        ['(j/N)', 'kanske\r'],
        ['(j/N)', 'n\r'],
      ],
      { env },
    )
    expect(asked.shown).toContain('Svara ja eller nej.')
    expect([asked.status, asked.shown.includes('Inget är återkallat.')]).toEqual([9, true])
    expect((await whoami(secret)).status).toBe(0)
    const piped = await run(['tokens', 'revoke', name])
    expect([piped.status, piped.stderr.includes('Lägg till -y.')]).toEqual([2, true])
    const revoked = await run(['tokens', 'revoke', name, '-y'])
    expect([revoked.status, revoked.stdout, revoked.stderr.includes(`${name} är återkallad`)]).toEqual([
      0,
      '',
      true,
    ])
    expect((await whoami(secret)).status).toBe(4)
  })

  test('one that is not there, and a name that two have, are told', async () => {
    const unknown = await run(['tokens', 'revoke', 'ingen', '-y'])
    expect([unknown.status, unknown.stderr.includes('salvia tokens list --org 10402')]).toEqual([2, true])
    const { name } = await made()
    await run(['tokens', 'rotate', name])
    const two = await run(['tokens', 'revoke', name, '-y'])
    expect([two.status, two.stderr.includes(`Flera maskinnycklar heter ${name}`)]).toEqual([2, true])
    expect(await listed(name)).toHaveLength(2)
  })
})
