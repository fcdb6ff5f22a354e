import { MEDICAL_CHECK_NAMES } from '@salvia/core/certificates'
import type { Text } from '@salvia/core/i18n'
import { CERTIFICATE_WARNING_DAYS, CERTIFICATE_WITHIN_DAYS_MAX } from '@salvia/core/limits'
import type { DownloadFormat } from '@salvia/core/lists'
import { addDays, type IsoDate, instantFromMillis, stockholmDate } from '@salvia/core/primitives'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { TIME_OPTIONS } from '../../command/time-options.ts'
import { errorOf } from '../../errors/cli-error.ts'
import type { ExitName } from '../../errors/exit-codes.ts'
import { isDownloadFormat } from '../../output/formats.ts'
import { outputErrors } from '../../output/output.errors.ts'
import { wrapBehind } from '../../output/wrap.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { certificateLine } from './certificate-rows.ts'
import { certificatesErrors } from './certificates.errors.ts'
import { renderExpiring } from './expiring-rows.ts'
import { downloadExpiring, type ExpiringList, findExpiring, findListedUnit } from './find-expiring.ts'
import { journalLines } from './journal-heard.ts'
import { maskCertificate } from './mask-certificate.ts'

const NOT_IN_FILE: Text = {
  sv: 'Det som saknar slutdatum står inte i filen: {count}.',
  en: 'What has no end date is not in the file: {count}.',
}

interface Found {
  readonly list: ExpiringList
  readonly today: IsoDate
  readonly files: ReadonlyMap<DownloadFormat, Uint8Array>
  readonly isMasked: boolean
}

export const certificatesExpiring = defineCommand({
  name: 'certificates expiring',
  summary: {
    sv: 'intyg som är utgångna, saknas eller snart löper ut',
    en: 'certificates that have expired, are missing or will soon expire',
  },
  args: [],
  options: {
    within: {
      kind: 'text',
      value: 'time',
      summary: {
        sv: `hur många dagar fram, till exempel 60d (annars ${CERTIFICATE_WARNING_DAYS}d)`,
        en: `how many days ahead, such as 60d (default: ${CERTIFICATE_WARNING_DAYS}d)`,
      },
    },
    check: {
      kind: 'choice',
      choices: MEDICAL_CHECK_NAMES,
      summary: { sv: 'bara den här kontrollen', en: 'only this check-up' },
    },
    unit: {
      kind: 'text',
      value: 'unit',
      summary: {
        sv: 'bara en enhet med dem under den, till exempel "Produktion / Montering"',
        en: 'only one unit with those below it, such as "Produktion / Montering"',
      },
    },
    failOnExpired: {
      kind: 'flag',
      summary: {
        sv: 'sluta med 12 om något intyg är utgånget eller saknas',
        en: 'end with 12 if a certificate has expired or is missing',
      },
    },
    failOnExpiring: {
      kind: 'flag',
      summary: {
        sv: 'som --fail-on-expired, och sluta med 11 om något löper ut inom perioden',
        en: 'as --fail-on-expired, and end with 11 if one expires within the period',
      },
    },
    ...SHOW_VALUES_OPTIONS,
    ...TIME_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia certificates expiring --within 60d',
      text: { sv: 'de närmaste 60 dagarna', en: 'the coming 60 days' },
    },
    {
      command: 'salvia certificates expiring --check diving --fail-on-expired',
      text: { sv: 'bara dykare', en: 'divers only' },
    },
    {
      command: 'salvia certificates expiring --fail-on-expired --quiet -f json:intyg.json',
      text: { sv: 'i ett jobb varje vecka', en: 'in a weekly job' },
    },
    {
      command: 'salvia certificates expiring -f xlsx:intyg.xlsx --show-values',
      text: { sv: 'till Excel, med namn', en: 'for Excel, with names' },
    },
  ],
  async run({ options }, ctx): Promise<Found> {
    const days = daysOf(options.within)
    const isMasked = !options.showValues
    const downloads = ctx.targets.map(({ format }) => format).filter(isDownloadFormat)
    const [download] = downloads
    if (isMasked && download) throw errorOf(outputErrors.VALUES_NEEDED, { format: download })
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, options.org, ctx)
    const today = stockholmDate(instantFromMillis(ctx.now().getTime()))
    const { check } = options
    const unit = await findListedUnit(session, clientNumber, options.unit)
    const asked = { clientNumber, until: addDays(today, days), check, unit }
    const found = await findExpiring(session, asked)
    const files = new Map<DownloadFormat, Uint8Array>()
    for (const format of downloads) files.set(format, await downloadExpiring(session, asked, format))
    tellAbout(found, options.failOnExpired || options.failOnExpiring, ctx)
    const list = isMasked ? { ...found, items: found.items.map(maskCertificate) } : found
    return { list, today, files, isMasked }
  },
  view: {
    pretty({ list, today, isMasked }, screen) {
      const hint = isMasked && list.items.length > 0 ? hiddenLines(screen) : []
      return [renderExpiring(list, today, screen), ...hint].join('\n')
    },
    concise: ({ list }, locale) =>
      list.items.map(item => certificateLine(item, locale, item.urgency)).join('\n'),
    json: ({ list }) => list,
    download: ({ files }, format) => files.get(format) ?? new Uint8Array(),
  },
  exit: ({ list: { counts } }, { failOnExpired, failOnExpiring }): ExitName => {
    if (counts.expired + counts['no-certificate'] > 0 && (failOnExpired || failOnExpiring)) return 'expired'
    return counts.expiring > 0 && failOnExpiring ? 'expiring' : 'passed'
  },
})

function daysOf(value: string | undefined): number {
  if (value === undefined) return CERTIFICATE_WARNING_DAYS
  const [, days = '0'] = /^(\d{1,4})d$/.exec(value) ?? []
  if (Number(days) < 1 || Number(days) > CERTIFICATE_WITHIN_DAYS_MAX)
    throw errorOf(certificatesErrors.PERIOD_WRONG, { value, max: CERTIFICATE_WITHIN_DAYS_MAX })
  return Number(days)
}

/**
 * Tells what only the screen says otherwise: as of when the journal is known, and what a file leaves out. A job that
 * fails on something is told even when quiet that nothing is known: its 0 would mean nothing.
 */
function tellAbout({ heardAt, items }: ExpiringList, mayFail: boolean, ctx: Context): void {
  const { targets, err, tell, fail } = ctx
  const isSaid = targets.some(({ format, file }) => format === 'pretty' && file === null)
  const tellJournal = mayFail && heardAt === null ? (line: string) => fail(`${line}\n`) : tell
  if (!isSaid) for (const line of journalLines(heardAt, err)) tellJournal(line)
  const count = items.filter(({ end }) => end === null).length
  if (count === 0 || !targets.some(({ format }) => isDownloadFormat(format))) return
  const { say, paint, marks, width } = err
  for (const line of wrapBehind(paint.warning(marks.warning), say(NOT_IN_FILE, { count }), width)) tell(line)
}
