import type { Company } from '@salvia/core/companies'
import { appError } from '@salvia/core/error-catalogue'
import type { Text } from '@salvia/core/i18n'
import { COMMENT_MAX_CHARACTERS } from '@salvia/core/limits'
import { judgeRowsLeft, type Report } from '@salvia/core/personnel-file'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { TIME_OPTIONS } from '../../command/time-options.ts'
import { CliError, errorOf } from '../../errors/cli-error.ts'
import { failureReason } from '../../failures/failure.ts'
import { withFile } from '../../files/input-file.ts'
import type { OpenFile } from '../../files/open-file.ts'
import { visible } from '../../output/escape.ts'
import type { Screen } from '../../output/screen.ts'
import { shellWord } from '../../output/shell-word.ts'
import { commandHint } from '../../output/wrap.ts'
import { chooseCompany, ORG_OPTION, orgWords } from '../../session/company.ts'
import { openSession, type Session } from '../../session/session.ts'
import { withProgress } from '../../ui/progress.ts'
import { exitOfCase } from './case-view.ts'
import { checkFile } from './check-file.ts'
import { type Delivery, deliveryText, newDelivery } from './delivery.ts'
import { tellExtensive } from './extensive-change.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'
import { sendFile } from './send-file.ts'
import { leftOutText, type Outcome, UPLOAD_VIEW } from './upload-view.ts'
import { REVIEW_TEXTS } from './validate-output/texts.ts'
import { counted, totalsOf } from './validate-output/verdict.ts'
import { waitOnScreen, whyNotWaited } from './wait-for-case.ts'

const TEXTS = {
  checked: {
    sv: 'Kontroll   {rows}, {totals}',
    en: 'Check   {rows}, {totals}',
  },
  findings: { sv: 'se felen:', en: 'see the errors:' },
  send: { sv: 'Skicka {rows} till {name} ({number})?', en: 'Send {rows} to {name} ({number})?' },
  sendAnyway: {
    sv: 'Filen har {errors}. Celler med fel lämnas tomma, och rader utan giltigt personnummer eller utan organisation läses inte in. Skicka ändå {rows} till {name} ({number})?',
    en: 'The file has {errors}. Cells with errors are left empty, and rows without a valid identity number or without an organisation are not imported. Send {rows} anyway to {name} ({number})?',
  },
} as const satisfies Record<string, Text>

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
      summary: { sv: 'kommentar till handläggaren', en: 'comment to the case worker' },
    },
    continueAnyway: {
      kind: 'flag',
      summary: { sv: 'skicka trots att filen har fel', en: 'send even though the file has errors' },
    },
    yes: { kind: 'flag', short: '-y', summary: { sv: 'skicka utan att fråga', en: 'send without asking' } },
    dryRun: {
      kind: 'flag',
      summary: {
        sv: 'kontrollera inloggning, behörighet och fil, utan att skicka',
        en: 'check sign-in, permissions and file, and send nothing',
      },
    },
    wait: {
      kind: 'flag',
      summary: { sv: 'vänta tills filen är inläst', en: 'wait until the file is imported' },
    },
    ...TIME_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia upload personal.csv',
      text: { sv: 'kontrollera, fråga och skicka', en: 'check, ask and send' },
    },
    {
      command: 'salvia upload personal.csv -y --wait --retry-for 15m -f json',
      text: { sv: 'i ett skript som går av sig självt', en: 'in an unattended script' },
    },
    {
      command: 'salvia upload personal.csv --dry-run',
      text: { sv: 'kontrollera allt men skicka inte', en: 'check everything but do not send' },
    },
  ],
  async run({ args: [path = ''], options }, ctx): Promise<Outcome> {
    const delivery = newDelivery()
    const told = { delivery, dryRun: options.dryRun, locale: ctx.settings.locale }
    try {
      const { comment } = options
      if (comment !== undefined && [...comment].length > COMMENT_MAX_CHARACTERS) {
        throw errorOf(personnelFileErrors.COMMENT_TOO_LONG, { max: COMMENT_MAX_CHARACTERS })
      }
      const session = await withFile(path, ctx, file => checkAndSend(file, { ...options, delivery }, ctx))
      if (delivery.declined) ctx.tell(deliveryText(delivery, ctx.settings.locale))
      const waited = await afterSending(delivery, options.wait, session, ctx)
      return { ...told, waited, failed: null }
    } catch (thrown) {
      const error = ctx.signal.aborted && !(thrown instanceof CliError) ? ctx.signal.reason : thrown
      ctx.fail(`${deliveryText(delivery, ctx.settings.locale)}\n`)
      return { ...told, waited: null, failed: { error, reason: failureReason(error, ctx.err) } }
    }
  },
  view: UPLOAD_VIEW,
  failure: ({ failed }) => failed?.error,
  exit: ({ delivery: { declined, upload }, waited }) => {
    if (declined) return 'declined'
    return upload && waited ? exitOfCase(upload.status, waited.reached) : 'passed'
  },
})

interface SendOptions {
  readonly org: string | undefined
  readonly comment: string | undefined
  readonly yes: boolean
  readonly continueAnyway: boolean
  readonly dryRun: boolean
  readonly delivery: Delivery
}

/** Reviews a file by the company's own template, asks the user, and sends it. */
async function checkAndSend(file: OpenFile, options: SendOptions, ctx: Context): Promise<Session> {
  const { delivery, comment } = options
  const session = await openSession(ctx)
  const company = await chooseCompany(session, options.org, ctx)
  const { clientNumber } = company
  Object.assign(delivery, { company, org: orgWords(session, company, options.org) })
  const template = await session.client.personnelFile.template({ params: { clientNumber } })
  const { review, leftOut } = await checkFile(file, template, ctx)
  Object.assign(delivery, { review, leftOut })
  const { report } = review
  tellReport(report, leftOut, ctx)
  refuse({ ...options, path: file.path, report, leftOut }, ctx)
  if (options.dryRun) return session
  delivery.declined = !options.yes && !(await ask(file.path, report, company, ctx))
  if (delivery.declined) return session
  const continueAnyway = report.outcome === 'errors'
  await session.renew()
  const parcel = { file, review, clientNumber, comment, continueAnyway }
  await withProgress(ctx, 'upload', progress => sendFile(parcel, delivery, session, progress, ctx))
  return session
}

/** Tells what the user should know of a file that is sent, and waits for its import if that is wanted. */
async function afterSending(delivery: Delivery, wait: boolean, session: Session, ctx: Context) {
  const { upload, existing, org } = delivery
  if (!upload) return null
  const { clientNumber } = upload
  // What people read says it already.
  const isShown = ctx.targets.some(({ format, file }) => format === 'pretty' && file === null)
  const query = { clientNumber, id: upload.id, wanted: 'IMPORTED', org, showValues: false } as const
  try {
    if (!existing) await tellExtensive(session, clientNumber, upload, ctx)
    else if (!isShown) ctx.tell(deliveryText(delivery, ctx.settings.locale))
    if (!wait) return null
    const { reached } = await waitOnScreen(session, query, ctx, seen => {
      delivery.upload = seen
    })
    return { reached }
  } catch (error) {
    throw wait ? whyNotWaited(error, delivery.upload ?? upload, query, ctx) : error
  }
}

function tellReport({ outcome, rows, counts }: Report, leftOut: number | null, { err, tell }: Context): void {
  const { paint, marks } = err
  const facts = { rows: rowsOf(rows, err), totals: totalsOf(counts, err) }
  const mark = outcome === 'passed' ? paint.ok(marks.ok) : paint.error(marks.error)
  const left = leftOutText(leftOut, err)
  tell([`${mark} ${err.say(TEXTS.checked, facts)}`, ...(left === '' ? [] : [left])].join('. '))
}

interface Question extends Pick<SendOptions, 'yes' | 'continueAnyway' | 'dryRun'> {
  readonly path: string
  readonly report: Report
  readonly leftOut: number | null
}

/** Throws when the file may not be sent, or when there is nobody to ask. */
function refuse({ path, report, leftOut, yes, continueAnyway, dryRun }: Question, { prompt }: Context): void {
  const { outcome, rows, counts } = report
  const isAsked = !yes && !dryRun && prompt.possible
  if (outcome === 'rejected') throw errorOf(personnelFileErrors.FILE_REJECTED, { path })
  if (outcome === 'errors' && !continueAnyway && !isAsked) {
    const flags = yes || dryRun ? '--continue-anyway' : '--continue-anyway -y'
    throw errorOf(personnelFileErrors.FILE_HAS_ERRORS, { errors: counts.error, flags })
  }
  const left = { rows, leftOut: leftOut ?? 0 }
  if (judgeRowsLeft(left) !== 'enough') throw appError('TOO_FEW_ROWS_LEFT', left)
  if (!yes && !dryRun && !prompt.possible) throw errorOf(personnelFileErrors.NOT_CONFIRMED)
}

/** Asks one question for the whole file: whether to send it, or with errors whether to send it anyway. */
function ask(
  path: string,
  { outcome, rows, counts }: Report,
  company: Company,
  { prompt, err, tell }: Context,
): Promise<boolean> {
  // What came by a pipe cannot be read again.
  if (outcome === 'errors' && path !== '-')
    for (const line of commandHint(err.say(TEXTS.findings), `salvia validate ${shellWord(path)}`, err.width))
      tell(err.paint.dim(line))
  const errors = counted(counts.error, REVIEW_TEXTS.error, REVIEW_TEXTS.errors, err)
  const question = err.say(outcome === 'errors' ? TEXTS.sendAnyway : TEXTS.send, {
    errors,
    rows: rowsOf(rows, err),
    name: visible(company.subOrgName),
    number: company.clientNumber,
  })
  return prompt.confirm(question, '-y')
}

function rowsOf(rows: number, screen: Screen): string {
  return counted(rows, REVIEW_TEXTS.row, REVIEW_TEXTS.rows, screen)
}
