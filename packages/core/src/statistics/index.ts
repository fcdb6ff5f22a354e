export { pictureName, workbookName } from './charts/file-names.ts'
export { smallUnitsInWords } from './charts/month-notes.ts'
export { type CertificateDay, type CheckupEvent, type CheckupKind, checkupCounts } from './checkup-counts.ts'
export { type CountedUnit, countedUnits } from './counted-units.ts'
export { chartOf, pictureOf } from './graph-chart.ts'
export {
  averageEmployed,
  type Comparison,
  comparisonOf,
  per100,
  shareOf,
  totalsOf,
} from './graphs/comparison.ts'
export { fullUnitName, type StatisticsUnit } from './graphs/graph-base.ts'
export {
  type StatisticsTable,
  sortTable,
  TABLE_COLUMNS,
  type TableCell,
  type TableColumn,
  type TableRow,
  type TableSort,
  tableOf,
} from './graphs/graph-table.ts'
export {
  askedGraph,
  GRAPH_NAMES,
  GRAPHS,
  type Graph,
  type MonthlyGraphName,
  type YearlyGraphName,
} from './graphs/graphs.ts'
export {
  type CountedInMonths,
  type MonthCheckups,
  type MonthlyGraph,
  type MonthVisits,
  monthlyGraph,
  type UnitMonth,
} from './graphs/monthly-graph.ts'
export type { GraphYear, HealthFigure, YearlyGraph } from './graphs/yearly-graph.ts'
export { type AskedGraphs, graphsWorkbook } from './graphs-workbook.ts'
export { type HealthYear, healthYear, type Told, type YearPerson } from './health/health-year.ts'
export type { HealthGap, Reasons } from './health/told-people.ts'
export {
  monthsOf,
  type Period,
  periodEnding,
  periodProblem,
  type Reach,
  statisticsReach,
  usualPeriod,
  wholeYears,
} from './period.ts'
export { periodInWords } from './period-words.ts'
export type { AskableUnit, StatisticsOverview } from './statistics.contract.ts'
export { STATISTICS_ROLES } from './statistics-roles.ts'
export { type TableInWords, tableInWords } from './table-in-words.ts'
export type { TreeUnit } from './unit-order.ts'
export { type UnitCount, type UnitTotal, unitTotals } from './unit-totals.ts'
export { unitsAbove } from './units-above.ts'
export type { VisitCategory, VisitCause, VisitKind } from './visit-catalogue.ts'
export { areaInSentence, COLUMN_NAMES, codeInWords, graphTitle } from './words.ts'
export { writeSheets } from './workbook.ts'
