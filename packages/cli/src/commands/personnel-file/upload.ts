import type { Company } from '@salvia/core/companies'
import type { Text } from '@salvia/core/i18n'
import { COMMENT_MAX_CHARACTERS, REPORT_FINDINGS_PER_CODE } from '@salvia/core/limits'
import { caseStep, type Report, type Upload } from '@salvia/core/personnel-file'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { withFile } from '../../files/input-file.ts'
import type { OpenFile } from '../../files/open-file.ts'
import { visible } from '../../output/escape.ts'
import type { Screen } from '../../output/screen.ts'
import { commandHint, wrap } from '../../output/wrap.ts'
import { chooseCompany, ORG_OPTION, orgWords } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { withProgress } from '../../ui/progress.ts'
import { caseLine, exitOfCase, renderCase } from './case-view.ts'
import { tellExtensive } from './extensive-change.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'
import { reviewInput } from './review-input.ts'
import { type Delivery, sendFile, tellDelivery } from './send-file.ts'
import { REVIEW_TEXTS } from './validate-output/texts.ts'
import { counted, totalsOf } from './validate-output/verdict.ts'
import { WAIT_MS, waitOnScreen } from './wait-for-case.ts'

const TEXTS = {
  checked: {
    sv: 'Kontroll   {rows}, {totals}',
    en: 'Check   {rows}, {totals}',
  },
  send: { sv: 'Skicka {rows} till {name} ({number})?', en: 'Send {rows} to {name} ({number})?' },
  sendAnyway: {
    sv: 'Filen har {errors}. Celler med fel lämnas tomma, och rader utan giltigt personnummer eller utan organisation läses inte in. Skicka ändå {rows} till {name} ({number})?',
    en: 'The file has {errors}. Cells with errors are left empty, and rows without a valid identity number or without an organisation are not imported. Send {rows} anyway to {name} ({number})?',
  },
  declined: { sv: 'Inget är skickat.', en: 'Nothing was sent.' },
  received: { sv: 'Mottagen, ärende {number}', en: 'Received, case {number}' },
  existing: {
    sv: 'Samma fil finns redan som ärende {number}. Inget nytt ärende skapades.',
    en: 'The same file is there already as case {number}. No new case was made.',
  },
  goesOn: { sv: 'Filen är inskickad som ärende {number}.', en: 'The file is submitted as case {number}.' },
  follow: { sv: 'följ ärendet:', en: 'follow the case:' },
} as const satisfies Record<string, Text>

interface Sent {
  readonly upload: Upload
  readonly existing: boolean
  /** The outcome of waiting; null when the command did not wait. */
  readonly waited: { readonly reached: boolean } | null
  /** The `--org` option for printed commands. */
  readonly org: string
}

/** Null when the user answered no. */
type Result = Sent | null

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
      throw errorOf(personnelFileErrors.COMMENT_TOO_LONG, { max: COMMENT_MAX_CHARACTERS })
    }
    const done = await withFile(path, ctx, file => checkAndSend(file, options, ctx))
    if (!done) {
      ctx.tell(ctx.err.say(TEXTS.declined))
      return null
    }
    const { session, clientNumber, sent, org } = done
    if (!sent.existing) await tellExtensive(session, clientNumber, sent, ctx)
    if (!options.wait) return { upload: sent, existing: sent.existing, waited: null, org }
    const query = { clientNumber, id: sent.id, wanted: 'IMPORTED', timeout, org } as const
    const { upload: found, reached } = await waitOnScreen(session, query, ctx).catch((error: unknown) => {
      if (ctx.signal.aborted) ctx.tell(ctx.err.say(TEXTS.goesOn, { number: sent.number }))
      throw error
    })
    return { upload: found, existing: sent.existing, waited: { reached }, org }
  },
  view: {
    pretty(result, screen) {
      if (!result) return ''
      const { upload: sent, existing, waited, org } = result
      if (waited) return renderCase(sent, screen)
      const { paint, marks, width } = screen
      const said = screen.say(existing ? TEXTS.existing : TEXTS.received, { number: sent.number })
      const isOpen = caseStep(sent.status) !== null && sent.status !== 'IMPORTED'
      const follow = isOpen
        ? commandHint(screen.say(TEXTS.follow), `salvia status ${sent.number} --wait IMPORTED${org}`, width)
        : []
      const [line = '', ...below] = wrap(`${marks.ok} ${said}`, width)
      return [paint.ok(line), ...below.map(text => paint.ok(`  ${text}`)), ...follow].join('\n')
    },
    concise: result => (result ? caseLine(result.upload) : ''),
    json: result => (result ? { ...result.upload, existing: result.existing } : null),
  },
  exit: result => (result?.waited ? exitOfCase(result.upload.status, result.waited.reached) : 'passed'),
})

interface SendOptions {
  readonly org: string | undefined
  readonly comment: string | undefined
  readonly yes: boolean
  readonly continueAnyway: boolean
}

/** Reviews a file by the company's own template, asks the user, and sends it; null when the user answers no. */
async function checkAndSend(file: OpenFile, options: SendOptions, ctx: Context) {
  const { org, comment } = options
  const delivery: Delivery = { stage: 'checking' }
  try {
    const session = await openSession(ctx)
    const company = await chooseCompany(session, org, ctx)
    const { clientNumber } = company
    const template = await session.client.personnelFile.template({ params: { clientNumber } })
    const query = { template, showValues: false, maxFindings: REPORT_FINDINGS_PER_CODE }
    const report = await reviewInput(file, query, ctx)
    tellReport(report, ctx)
    if (!(await maySend({ ...options, path: file.path, report, company }, ctx))) return null
    const continueAnyway = report.outcome === 'errors'
    await session.renew()
    const parcel = { file, sha256: report.file.sha256, clientNumber, comment, continueAnyway }
    const sent = await withProgress(ctx, 'upload', progress =>
      sendFile(parcel, delivery, session, progress, ctx),
    )
    return { session, clientNumber, sent, org: orgWords(session, company, org) }
  } catch (error) {
    tellDelivery(error, delivery, ctx)
    throw error
  }
}

function tellReport({ outcome, rows, counts }: Report, { err, tell }: Context): void {
  const { paint, marks } = err
  const facts = { rows: rowsOf(rows, err), totals: totalsOf(counts, err) }
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

/** Asks one question for the whole file: whether to send it, or with errors whether to send it anyway. */
async function maySend(
  { path, report, company, yes, continueAnyway }: SendQuestion,
  { prompt, err }: Context,
): Promise<boolean> {
  const { outcome, rows, counts } = report
  const hasErrors = outcome === 'errors'
  if (outcome === 'rejected') throw errorOf(personnelFileErrors.FILE_REJECTED, { path })
  if (hasErrors && !continueAnyway && (yes || !prompt.possible)) {
    const flags = yes ? '--continue-anyway' : '--continue-anyway -y'
    throw errorOf(personnelFileErrors.FILE_HAS_ERRORS, { errors: counts.error, flags })
  }
  if (yes) return true
  if (!prompt.possible) throw errorOf(personnelFileErrors.NOT_CONFIRMED)
  const errors = counted(counts.error, REVIEW_TEXTS.error, REVIEW_TEXTS.errors, err)
  const question = err.say(hasErrors ? TEXTS.sendAnyway : TEXTS.send, {
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
