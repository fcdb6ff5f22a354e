import type { Locale } from '../../i18n/index.ts'
import type { FileEvent } from '../checks/scopes.ts'
import type { FileSource, RowFault, TableFacts, TableResult } from '../read/table.ts'
import type { Report } from '../report/report.ts'
import type { Template } from '../template/template.ts'
import { coverageOfFailure } from './coverage.ts'
import { FindingLog } from './finding-log.ts'
import { makeReport } from './make-report.ts'

const NOTHING_KNOWN: TableFacts = { format: null, encoding: null, delimiter: null }

interface UnreviewedOptions {
  readonly source: Pick<FileSource, 'name' | 'size'>
  readonly template: Template
  readonly locale: Locale
  /** What kept the file from being reviewed. */
  readonly event: Exclude<FileEvent, RowFault>
  readonly result?: Pick<TableResult, 'facts' | 'sha256'>
}

/** The report of a file whose review gave none: it failed, or took too much time or memory. */
export function unreviewedReport({ source, template, locale, event, result }: UnreviewedOptions): Report {
  const log = new FindingLog(0)
  log.addEvent(event)
  const file = { name: source.name, size: source.size, ...(result ?? { facts: NOTHING_KNOWN, sha256: '' }) }
  const reviewed = {
    rows: 0,
    findings: log.kept,
    counts: log.counts(),
    coverage: coverageOfFailure(event.code),
    protectedContacts: new Set<string>(),
  }
  return makeReport(file, reviewed, { template, locale, showValues: false, maxFindings: 0 })
}
