export * from './case/case.ts'
export { caseDeadlines } from './case/case-deadlines.ts'
export {
  CASE_ACTIONS,
  type CaseAction,
  type CaseEvent,
  type CaseForm,
} from './case/case-events.ts'
export { type CaseStatus, caseStatuses } from './case/case-status.ts'
export { CASE_STEPS, caseStep } from './case/case-step.ts'
export { casesList } from './case/cases-list.ts'
export {
  CHANGE_KINDS,
  type ChangedPerson,
  type ChangeKind,
  type Changes,
  type ChangesPage,
  type ChangesQuery,
  firstKind,
} from './case/changes.ts'
export type { Draft } from './case/draft.ts'
export { feedbackDeadline } from './case/feedback-deadline.ts'
export { mayImport } from './case/four-eyes.ts'
export { historyText, NOTE_TOO_HEAVY, newFileNote } from './case/history-note.ts'
export { type LatestUploads, latestUploads } from './case/latest-upload.ts'
export {
  type CaseOutcome,
  type CaseRefusal,
  type CaseState,
  caseAfter,
  isOpenCase,
  OPEN_CASE_STATUSES,
  openActions,
} from './case/lifecycle.ts'
export { originalKeptUntil } from './case/original-kept-until.ts'
export { type QueuePlace, queueText, standsInQueue, WORKED_STATUSES } from './case/queue-place.ts'
export { type UploadPage, uploadsList } from './case/uploads-list.ts'
export { type CheckGuide, checkGuide } from './checks/check-guide.ts'
export type { GuideExample } from './checks/guide-example.ts'
export type { CustomerTemplate } from './customer-files.contract.ts'
export { equalFindings } from './findings/equal-findings.ts'
export { type FindingGroup, findingGroups } from './findings/finding-groups.ts'
export { findingMessage } from './findings/finding-message.ts'
export { findingRemedy } from './findings/finding-remedy.ts'
export { findingsCsv } from './findings/findings-csv.ts'
export { maskNeighbour, maskValue } from './findings/mask-finding.ts'
export { isExtensiveChange } from './import/extensive-change.ts'
export type { ImportedEmployee, ImportItem, LeftOutRow } from './import/import-item.ts'
export { importRows } from './import/import-rows.ts'
export { rowChange } from './import/row-change.ts'
export { countLeftOut, judgeRowsLeft } from './import/rows-left.ts'
export { readTable } from './read/read-table.ts'
export type { FileSource, ReadOptions, ReadProgress } from './read/table.ts'
export { boundedReport } from './report/bounded-report.ts'
export { CHECK_CODES, type CheckCode, isCheckCode } from './report/check-codes.ts'
export { columnLetters } from './report/column-letters.ts'
export {
  type FileReason,
  type Finding,
  type NotRunReason,
  type Report,
  reportSchema,
  SEVERITIES,
  type Severity,
} from './report/report.ts'
export { namesInRows } from './review/names-in-rows.ts'
export { type ReviewOptions, reviewFile } from './review/review-file.ts'
export { unreviewedReport } from './review/unreviewed-report.ts'
export { columnGuide } from './template/column-guide.ts'
export { EXAMPLE_ROWS_MAX } from './template/example-rows.ts'
export {
  type ReadTemplate,
  readTemplate,
  type TemplateFault,
  templateFaultText,
} from './template/read-template.ts'
export { STANDARD_TEMPLATE } from './template/standard-template.ts'
export { type Template, type TemplateInput, templateSchema } from './template/template.ts'
export { type TemplateDifference, templateDifferences } from './template/template-differences.ts'
export { type TemplateFileOptions, templateFile } from './template/write-template.ts'
