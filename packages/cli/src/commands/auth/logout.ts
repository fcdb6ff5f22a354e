import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { CliError } from '../../errors/cli-error.ts'
import { forgetCompany } from '../../session/chosen-company.ts'
import { keptSignIn } from '../../session/kept-sign-in.ts'
import { clientOf, findService } from '../../session/session.ts'

const TEXTS = {
  done: { sv: 'Du är utloggad från {api}', en: 'You are signed out of {api}' },
  everywhere: {
    sv: 'Du är utloggad från {api}, här och överallt annars',
    en: 'You are signed out of {api}, here and everywhere else',
  },
  nobody: { sv: 'Ingen var inloggad på {api}', en: 'Nobody was signed in at {api}' },
  machine: {
    sv: 'Nyckeln är borttagen härifrån men gäller fortfarande. Återkalla den i portalen eller med salvia tokens revoke om den inte ska användas mer.',
    en: 'The token is removed from here but is still valid. Revoke it in the portal or with salvia tokens revoke if it will not be used again.',
  },
  unreached: {
    sv: 'Tjänsten kunde inte nås: inloggningen är borttagen härifrån och slutar gälla inom 30 minuter.',
    en: 'The service could not be reached: the sign-in is removed from here and ends within 30 minutes.',
  },
  environment: {
    sv: 'SALVIA_TOKEN är satt och gäller fortfarande.',
    en: 'SALVIA_TOKEN is set and is still used.',
  },
} as const satisfies Record<string, Text>

export const logout = defineCommand({
  name: 'logout',
  summary: { sv: 'logga ut', en: 'sign out' },
  args: [],
  options: {
    everywhere: {
      kind: 'flag',
      summary: {
        sv: 'också i portalen och på andra enheter',
        en: 'in the portal and on other devices too',
      },
    },
  },
  examples: [
    {
      command: 'salvia logout',
      text: { sv: 'logga ut och glöm inloggningen', en: 'sign out and forget the sign-in' },
    },
    {
      command: 'salvia logout --everywhere',
      text: { sv: 'här, i portalen och på andra enheter', en: 'here, in the portal and on other devices' },
    },
    {
      command: 'salvia logout --api https://portal.example',
      text: { sv: 'från en viss tjänst', en: 'from one service' },
    },
  ],
  async run({ options }, ctx) {
    const { paint, marks, say } = ctx.err
    const site = await findService(ctx)
    const store = await keptSignIn(site, ctx)
    const kept = await store.read()
    if (ctx.env.SALVIA_TOKEN) ctx.tell(`${paint.warning(marks.warning)} ${say(TEXTS.environment)}`)
    if (!kept) return ctx.tell(say(TEXTS.nobody, { api: site.api }))
    const client = clientOf(site, () => kept.token, ctx)
    // If the service refuses this, the sign-in stays stored, so that the user can try again.
    if (options.everywhere) await client.sessions.endOthers({})
    // Deletes the sign-in here first, so that a service that is down cannot keep anybody signed in on this computer.
    await store.remove()
    await forgetCompany(site, ctx)
    if (kept.kind === 'machine') ctx.tell(say(TEXTS.machine))
    else {
      await client.auth.signOut({}).catch((error: unknown) => {
        if (error instanceof CliError) ctx.tell(say(TEXTS.unreached))
        else if (!(error instanceof AppError)) throw error
      })
    }
    const done = options.everywhere ? TEXTS.everywhere : TEXTS.done
    ctx.tell(`${paint.ok(marks.ok)} ${say(done, { api: site.api })}`)
  },
})
