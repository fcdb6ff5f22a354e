export type { DatePattern } from './date-pattern.ts'
export { datedSearch, type SearchTerm } from './dated-search.ts'
export {
  defaultSortOf,
  defineList,
  type FilterOf,
  filtersOf,
  isAtLeast,
  type List,
  type ListDeclaration,
  type ListQuestion,
  type RowOf,
  type SortOf,
  sortsOf,
} from './list.ts'
export { type ListCalls, listCalls } from './list-calls.ts'
export { type ListColumn, type ListValue, valueText } from './list-column.ts'
export { CSV_BEGIN, csvLine } from './list-csv.ts'
export {
  isNarrowed,
  isPrivateSearch,
  type ListQuery,
  type ListWords,
  listQueryWords,
  listWordNames,
  type QueryOf,
  queryOfCall,
  readListQuery,
} from './list-query.ts'
export {
  type DownloadChoice,
  downloadRequest,
  type ListRequest,
  listRequest,
  searchRequest,
} from './list-request.ts'
export {
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  type ListPage,
  lastPageBefore,
  type PageOf,
} from './list-shapes.ts'
export { LISTED_UNITS, type ListedUnit, unitName } from './listed-units.ts'
export { type FactRule, type StatusRule, type StatusRules, statusByRules } from './status-rules.ts'
