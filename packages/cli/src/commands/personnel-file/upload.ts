import type { Company } from '@salvia/core/companies'
import type { Text } from '@salvia/core/i18n'
import { COMMENT_MAX_CHARACTERS, REPORT_FINDINGS_PER_CODE } from '@salvia/core/limits'
import { caseStep, type Report, type Upload } from '@salvia/core/personnel-file'
import { CliError } from '../../cli-error.ts'
import { defineCommand } from '../../command.ts'
import type { Context } from '../../context.ts'
import { withFile } from '../../files/input-file.ts'
import type { OpenFile } from '../../files/open-file.ts'
import { count } from '../../output/quantities.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { withProgress } from '../../ui/progress.ts'
import { caseLine, drawCase, exitOfCase } from './case-view.ts'
import { reviewInput } from './review-input.ts'
import { type Delivery, sendFile, tellDelivery } from './send-file.ts'
import { WAIT_MS, waitOnScreen } from './wait-for-case.ts'

const TEXTS = {
  checked: {
    sv: 'Kontroll   {rows} rader, {errors} fel, {warnings} varningar',
    en: 'Check   {rows} rows, {errors} errors, {warnings} warnings',
  },
  send: { sv: 'Skicka {rows} rader till {name} ({number})?', en: 'Send {rows} rows to {name} ({number})?' },
  sendAnyway: {
    sv: 'Filen har {errors} fel. Skicka ändå {rows} rader till {name} ({number})?',
    en: 'The file has {errors} errors. Send {rows} rows anyway to {name} ({number})?',
  },
  received: { sv: 'Mottagen, ärende {number}', en: 'Received, case {number}' },
  existing: {
    sv: 'Samma fil finns redan som ärende {number}. Inget nytt ärende skapades.',
    en: 'The same file is there already as case {number}. No new case was made.',
  },
  goesOn: { sv: 'Filen är inskickad som ärende {number}.', en: 'The file is submitted as case {number}.' },
  follow: { sv: 'följ ärendet:', en: 'follow the case:' },
} as const satisfies Record<string, Text>

interface Result {
  readonly upload: Upload
  readonly existing: boolean
  /** What the wait came to, where there was one. */
  readonly waited: { readonly reached: boolean } | null
}

export const upload = defineCommand({
  name: 'upload',
  summary: { sv: 'kontrollera en fil och skicka den', en: 'check a file and send it' },
  args: [
    {
      name: 'file',
      summary: { sv: 'personalfilen; - är standard in', en: 'the personnel file; - is standard input' },
      required: true,
      many: false,
    },
  ],
  options: {
    comment: {
      kind: 'text',
      value: 'text',
      summary: { sv: 'hälsning till handläggaren', en: 'a word to the case worker' },
    },
    continueAnyway: {
      kind: 'flag',
      summary: { sv: 'skicka fast filen har fel', en: 'send though the file has errors' },
    },
    yes: { kind: 'flag', short: '-y', summary: { sv: 'skicka utan att fråga', en: 'send without asking' } },
    wait: {
      kind: 'flag',
      summary: { sv: 'vänta tills filen är inläst', en: 'wait until the file is imported' },
    },
    timeout: {
      kind: 'duration',
      value: 'time',
      summary: {
        sv: 'sluta vänta efter 90s, 10m, 4h eller 2d (annars 4h)',
        en: 'give up after 90s, 10m, 4h or 2d (else 4h)',
      },
    },
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia upload personal.csv',
      text: { sv: 'kontrollera, fråga och skicka', en: 'check, ask and send' },
    },
    {
      command: 'salvia upload personal.csv -y --wait --comment "Ny enhet i Mölndal"',
      text: { sv: 'i ett skript, och vänta på inläsningen', en: 'in a script, waiting for the import' },
    },
  ],
  async run({ args: [path = ''], options }, ctx): Promise<Result> {
    const { comment, timeout = WAIT_MS } = options
    if (comment !== undefined && [...comment].length > COMMENT_MAX_CHARACTERS) {
      throw new CliError('COMMENT_TOO_LONG', { max: COMMENT_MAX_CHARACTERS })
    }
    const { session, clientNumber, sent } = await withFile(path, ctx, file =>
      checkAndSend(file, options, ctx),
    )
    if (!options.wait) return { upload: sent, existing: sent.existing, waited: null }
    const wish = { clientNumber, id: sent.id, wanted: 'IMPORTED', timeout } as const
    const { upload: found, reached } = await waitOnScreen(session, wish, ctx).catch((error: unknown) => {
      if (ctx.signal.aborted) ctx.tell(ctx.err.say(TEXTS.goesOn, { number: sent.number }))
      throw error
    })
    return { upload: found, existing: sent.existing, waited: { reached } }
  },
  view: {
    pretty({ upload: sent, existing, waited }, screen) {
      if (waited) return drawCase(sent, screen)
      const { paint, marks } = screen
      const said = screen.say(existing ? TEXTS.existing : TEXTS.received, { number: sent.number })
      const isOpen = caseStep(sent.status) !== null && sent.status !== 'IMPORTED'
      const follow = isOpen
        ? [` ${screen.say(TEXTS.follow)}  salvia status ${sent.number} --wait IMPORTED`]
        : []
      return [paint.ok(`${marks.ok} ${said}`), ...follow].join('\n')
    },
    concise: ({ upload: sent }) => caseLine(sent),
    json: ({ upload: sent, existing }) => ({ ...sent, existing }),
  },
  exit: ({ upload: sent, waited }) => (waited ? exitOfCase(sent.status, waited.reached) : 'passed'),
})

interface SendOptions {
  readonly org: string | undefined
  readonly comment: string | undefined
  readonly yes: boolean
  readonly continueAnyway: boolean
}

/** Checks by the company's own template, asks, and sends. */
async function checkAndSend(file: OpenFile, options: SendOptions, ctx: Context) {
  const { org, comment } = options
  const delivery: Delivery = { stage: 'checking' }
  try {
    const session = await openSession(ctx)
    const company = await chooseCompany(session, org, ctx)
    const { clientNumber } = company
    const template = await session.client.personnelFile.template({ params: { clientNumber } })
    const wish = { template, showValues: false, maxFindings: REPORT_FINDINGS_PER_CODE }
    const report = await reviewInput(file, wish, ctx)
    tellReport(report, ctx)
    const continueAnyway = await maySend({ ...options, path: file.path, report, company }, ctx)
    await session.renew()
    const parcel = { file, sha256: report.file.sha256, clientNumber, comment, continueAnyway }
    const sent = await withProgress(ctx, 'upload', progress =>
      sendFile(parcel, delivery, session, progress, ctx),
    )
    return { session, clientNumber, sent }
  } catch (error) {
    tellDelivery(error, delivery, ctx)
    throw error
  }
}

function tellReport({ outcome, rows, counts }: Report, { err, tell }: Context): void {
  const { paint, marks, locale } = err
  const facts = {
    rows: count(rows, locale),
    errors: count(counts.error + counts.fatal, locale),
    warnings: count(counts.warning, locale),
  }
  const mark = outcome === 'passed' ? paint.ok(marks.ok) : paint.error(marks.error)
  tell(`${mark} ${err.say(TEXTS.checked, facts)}`)
}

interface SendQuestion {
  readonly path: string
  readonly report: Report
  readonly company: Company
  readonly yes: boolean
  readonly continueAnyway: boolean
}

/** Asks once, for the whole: whether to send, and with errors whether to send anyway. Answers the latter. */
async function maySend(
  { path, report, company, yes, continueAnyway }: SendQuestion,
  ctx: Context,
): Promise<boolean> {
  const { outcome, rows, counts } = report
  const hasErrors = outcome === 'errors'
  if (outcome === 'rejected') throw new CliError('FILE_REJECTED', { path })
  const mayNotAsk = yes || !ctx.prompt.possible
  if (hasErrors && !continueAnyway && mayNotAsk)
    throw new CliError('FILE_HAS_ERRORS', { errors: counts.error })
  if (yes) return hasErrors
  const question = ctx.err.say(hasErrors ? TEXTS.sendAnyway : TEXTS.send, {
    errors: count(counts.error, ctx.err.locale),
    rows: count(rows, ctx.err.locale),
    name: company.subOrgName,
    number: company.clientNumber,
  })
  if (!(await ctx.prompt.confirm(question, '-y'))) throw new CliError('NOT_CONFIRMED')
  return hasErrors
}
