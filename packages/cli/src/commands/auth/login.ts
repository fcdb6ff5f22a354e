import { readFile } from 'node:fs/promises'
import { text as readText } from 'node:stream/consumers'
import type { SessionAnswer } from '@salvia/core/auth'
import { DEFAULT_MACHINE_GRANTS, MACHINE_GRANT_NAMES, type MachineGrant } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'
import { NAME_MAX_CHARACTERS } from '@salvia/core/limits'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { reasonOf } from '../../errors/system-reason.ts'
import { usageErrors } from '../../errors/usage.errors.ts'
import { filesErrors } from '../../files/files.errors.ts'
import { visible } from '../../output/escape.ts'
import { checkedToken } from '../../session/access-token.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { keptSignIn } from '../../session/kept-sign-in.ts'
import { sessionErrors } from '../../session/session.errors.ts'
import { clientOf, findService, isRefusedToken, resumeSession, tokenRefused } from '../../session/session.ts'
import type { Site } from '../../session/site.ts'
import { useCompany } from '../../session/use-company.ts'
import { signInWithBankId } from './bankid-sign-in.ts'
import { signInByBrowser } from './browser-sign-in.ts'
import { chooseWay, insistOnOneWay, type SignInOptions, type Way } from './choose-way.ts'
import { makeMachineToken } from './machine-token.ts'

const TEXTS = {
  email: { sv: 'E-post:', en: 'Email:' },
  password: { sv: 'Lösenord:', en: 'Password:' },
  done: { sv: 'Inloggad som {name}', en: 'Signed in as {name}' },
} as const satisfies Record<string, Text>

const GRANTS = MACHINE_GRANT_NAMES.join(', ')

export const login = defineCommand({
  name: 'login',
  summary: { sv: 'logga in, eller skapa en maskinnyckel', en: 'sign in, or create a machine token' },
  args: [],
  options: {
    bankid: {
      kind: 'flag',
      summary: { sv: 'med BankID, utan att fråga', en: 'with BankID, without asking' },
    },
    thisDevice: {
      kind: 'flag',
      summary: {
        sv: 'med BankID på den här enheten, genom en länk',
        en: 'with BankID on this device, by a link',
      },
    },
    browser: {
      kind: 'flag',
      summary: {
        sv: 'i webbläsaren på vilken enhet som helst, med en kod',
        en: 'in the browser on any device, with a code',
      },
    },
    email: { kind: 'text', value: 'address', summary: { sv: 'din e-postadress', en: 'your email address' } },
    withToken: {
      kind: 'text',
      value: 'file',
      summary: {
        sv: 'spara en nyckel från en fil; - är standard in',
        en: 'save a token from a file; - is standard input',
      },
    },
    machine: {
      kind: 'text',
      value: 'name',
      summary: {
        sv: 'skapa en maskinnyckel med det namnet och skriv ut den en gång',
        en: 'create a machine token with that name and print it once',
      },
    },
    feature: {
      kind: 'list',
      value: 'feature',
      summary: {
        sv: `vad nyckeln får användas till (annars ${DEFAULT_MACHINE_GRANTS}): ${GRANTS}`,
        en: `what the token may be used for (default: ${DEFAULT_MACHINE_GRANTS}): ${GRANTS}`,
      },
      complete: MACHINE_GRANT_NAMES,
    },
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia login',
      text: { sv: 'med BankID, eller e-post och lösenord', en: 'with BankID, or email and password' },
    },
    {
      command: 'salvia login --machine "Lönesystemet"',
      text: {
        sv: 'en nyckel som skickar personalfiler, giltig i 365 dagar',
        en: 'a token that sends personnel files, valid for 365 days',
      },
    },
    {
      command: 'salvia login --browser',
      text: {
        sv: 'med en kod i webbläsaren, även på en annan dator eller i mobilen',
        en: 'by a code in the browser, also on another computer or a phone',
      },
    },
    { command: 'salvia login --with-token token.txt', text: { sv: 'med en nyckel', en: 'with a token' } },
  ],
  async run({ options }, ctx) {
    const { withToken, machine, feature, org } = options
    if (withToken !== undefined && machine !== undefined) {
      throw errorOf(usageErrors.OPTIONS_CLASH, { one: '--with-token', other: '--machine' })
    }
    insistOnOneWay(options)
    if (machine?.trim() === '') throw errorOf(sessionErrors.MACHINE_NAME_EMPTY)
    if (machine !== undefined && machine.trim().length > NAME_MAX_CHARACTERS) {
      throw errorOf(usageErrors.TEXT_TOO_LONG, { option: '--machine', max: NAME_MAX_CHARACTERS })
    }
    if (machine === undefined && feature.length > 0) {
      throw errorOf(usageErrors.OPTION_NEEDS_OTHER, { one: '--feature', other: '--machine' })
    }
    const grants = feature.length === 0 ? DEFAULT_MACHINE_GRANTS : feature.map(grantOf)
    const token = withToken === undefined ? null : await readToken(withToken, ctx)
    const site = await findService(ctx)
    if (machine !== undefined) {
      const request = { name: machine, grants, org, site, signIn: () => signIn(options, site, ctx) }
      return makeMachineToken(request, ctx)
    }
    await (token === null ? signIn(options, site, ctx) : keepToken(token, site, ctx))
    if (org !== undefined) await useCompany(await resumeSession(site, ctx), org, ctx, '--org')
  },
})

function grantOf(word: string): MachineGrant {
  const grant = MACHINE_GRANT_NAMES.find(known => known === word)
  if (grant) return grant
  throw errorOf(usageErrors.OPTION_VALUE_WRONG, {
    option: '--feature',
    value: word,
    accepted: GRANTS,
  })
}

async function signIn(options: SignInOptions, site: Site, ctx: Context): Promise<void> {
  const way = await chooseWay(options, ctx)
  const answer = await signInBy(way, options, site, ctx)
  const store = await keptSignIn(site, ctx)
  await store.write({ token: answer.accessToken, kind: 'person', email: answer.email })
  sayDone(answer.fullName, ctx)
}

function signInBy(way: Way, { email }: SignInOptions, site: Site, ctx: Context): Promise<SessionAnswer> {
  switch (way) {
    case 'password':
      return signInWithPassword(email, site, ctx)
    case 'browser':
      return signInByBrowser(site, ctx)
    default:
      return signInWithBankId(way, site, ctx)
  }
}

async function signInWithPassword(
  given: string | undefined,
  site: Site,
  ctx: Context,
): Promise<SessionAnswer> {
  const { prompt, err } = ctx
  const email = given ?? (await prompt.ask(err.say(TEXTS.email), '--with-token'))
  const password = await prompt.secret(err.say(TEXTS.password), '--with-token')
  return clientOf(site, () => null, ctx).auth.signIn({ body: { email: email.trim(), password } })
}

/** Stores a token, unless the service refuses it. */
async function keepToken(token: string, site: Site, ctx: Context): Promise<void> {
  const profile = await clientOf(site, () => token, ctx)
    .profile.get({})
    .catch((error: unknown) => {
      throw isRefusedToken(error) ? tokenRefused('--with-token', error) : error
    })
  const store = await keptSignIn(site, ctx)
  await store.write({ token, kind: profile.kind, email: profile.email })
  sayDone(profile.fullName, ctx)
}

function sayDone(name: string, { err, tell }: Context): void {
  tell(`${err.paint.ok(err.marks.ok)} ${err.say(TEXTS.done, { name: visible(name) })}`)
}

async function readToken(path: string, { stdin }: Context): Promise<string> {
  const content = await (path === '-' ? readText(stdin) : readFile(path, 'utf8')).catch((cause: unknown) => {
    const reason = reasonOf(cause)
    if (reason === 'ENOENT') throw errorOf(filesErrors.FILE_NOT_FOUND, { path }, { cause })
    if (reason === 'EISDIR') throw errorOf(sessionErrors.TOKEN_IS_FOLDER, { path }, { cause })
    throw errorOf(filesErrors.FILE_NOT_READABLE, { path, reason }, { cause })
  })
  const token = content.trim()
  if (token === '') throw errorOf(sessionErrors.TOKEN_EMPTY)
  return checkedToken(token, '--with-token')
}
