import type { Locale } from '../../i18n/index.ts'
import { FINDING_TEXT_MAX_CHARACTERS } from '../../limits/index.ts'
import { maskFileName } from '../../primitives/mask-file-name.ts'
import { findingIds } from '../findings/finding-id.ts'
import { findingMessage } from '../findings/finding-message.ts'
import { hideFound, maskFound } from '../findings/mask-finding.ts'
import type { TableResult } from '../read/table.ts'
import type { Finding, Report } from '../report/report.ts'
import type { Template } from '../template/template.ts'
import type { RawFinding } from './finding-log.ts'
import { CONTACT_ROLES } from './row-review.ts'
import type { Reviewed } from './table-review.ts'

interface ReportOptions {
  readonly template: Template
  readonly locale: Locale
  readonly showValues: boolean
  /** Of each code; 0 shows all. */
  readonly maxFindings: number
}

/** The facts about the file itself. */
interface ReportedFile extends Pick<TableResult, 'facts' | 'sha256'> {
  readonly name: string
  readonly size: number
}

/** Makes the report of what a review found: ordered, masked and with its sentences. @spec personnel-file §5 */
export function makeReport(file: ReportedFile, reviewed: Reviewed, options: ReportOptions): Report {
  const { template } = options
  const shown = firstOfEachCode([...reviewed.findings].sort(byPlace), options.maxFindings)
  const fingerprint = file.sha256 || `${file.name} ${file.size}`
  const ids = findingIds(
    shown.map(({ code, position, column, row }) =>
      JSON.stringify([code, position, column, row, fingerprint]),
    ),
  )
  return {
    schemaVersion: 1,
    // The report travels: the name of a file may hold somebody's number.
    file: { name: maskFileName(file.name), bytes: file.size, sha256: file.sha256, ...file.facts },
    template: { id: template.id, version: template.version },
    outcome: outcomeOf(reviewed.counts),
    rows: reviewed.rows,
    counts: reviewed.counts,
    coverage: reviewed.coverage,
    findings: shown.map((found, index) =>
      findingOf(ids[index] ?? '', withoutSecrets(found, reviewed.protectedContacts, options), options.locale),
    ),
    truncated: shown.length < reviewed.counts.fatal + reviewed.counts.error + reviewed.counts.warning,
  }
}

function outcomeOf({ fatal, error }: Report['counts']): Report['outcome'] {
  if (fatal > 0) return 'rejected'
  return error > 0 ? 'errors' : 'passed'
}

/** File-level first, then row, position, code. */
function byPlace(a: RawFinding, b: RawFinding): number {
  return (
    (a.row ?? 0) - (b.row ?? 0) ||
    (a.position ?? -1) - (b.position ?? -1) ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
  )
}

function firstOfEachCode(findings: readonly RawFinding[], max: number): readonly RawFinding[] {
  if (max === 0) return findings
  const counts = new Map<string, number>()
  return findings.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    return count <= max
  })
}

/**
 * Email and phones of somebody with protected identity are masked even where values are shown, and a long text of
 * theirs is hidden wholly: it may hold an address.
 */
function withoutSecrets(
  found: RawFinding,
  protectedContacts: ReadonlySet<string>,
  { showValues }: ReportOptions,
): RawFinding {
  const isSecret = () =>
    (found.isProtected && found.of?.role && CONTACT_ROLES.includes(found.of.role)) ||
    [found.value, found.firstValue, found.suggestion, ...(found.path ?? [])].some(value =>
      holdsAny(value, protectedContacts),
    )
  if (found.isProtected && found.code === 'VALUE_LENGTH') return hideFound(found)
  return !showValues || isSecret() ? maskFound(found, found.of) : found
}

/** What may stand before or after an address in a cell. */
const BESIDE_ADDRESS = /[\s,;:/|"'”“’‘«»<>()[\]]+|\.+$/

function holdsAny(value: string | undefined, secrets: ReadonlySet<string>): boolean {
  if (value === undefined || secrets.size === 0) return false
  return value.split(BESIDE_ADDRESS).some(part => secrets.has(part.toLowerCase()))
}

function findingOf(id: string, found: RawFinding, locale: Locale): Finding {
  const {
    code,
    severity,
    row,
    column,
    position,
    value,
    suggestion,
    firstValue,
    path,
    of: _of,
    isProtected: _p,
    ...rest
  } = found
  const facts = {
    id,
    code,
    severity,
    ...(row !== undefined && { row }),
    ...(column !== undefined && { column: shortened(column) }),
    ...(position !== undefined && { columnIndex: position + 1 }),
    ...(value !== undefined && { value: shortened(value) }),
    ...(suggestion !== undefined && { suggestion: shortened(suggestion) }),
    ...(path && { path: path.map(shortened) }),
    ...rest,
    ...(firstValue !== undefined && { firstValue: shortened(firstValue) }),
  }
  return { ...facts, message: findingMessage(facts, locale) }
}

/** Cuts a text that is too long for a report, and marks that it is cut. */
function shortened(text: string): string {
  if (text.length <= FINDING_TEXT_MAX_CHARACTERS) return text
  const characters = [...text]
  if (characters.length <= FINDING_TEXT_MAX_CHARACTERS) return text
  return `${characters.slice(0, FINDING_TEXT_MAX_CHARACTERS - 1).join('')}…`
}
