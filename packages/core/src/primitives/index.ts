export { birthDate } from './birth-date.ts'
export { clientNumberSchema } from './client-number.ts'
export { CP1252_HIGH, isInCp1252 } from './cp1252.ts'
export { emailKey, isEmailAddress } from './email-address.ts'
export { fullName } from './full-name.ts'
export { type IdentitySearch, identitySearch } from './identity-search.ts'
export {
  addCalendarDays,
  addElapsed,
  atStockholm,
  type ClockTime,
  type Elapsed,
  endOfDay,
  type Instant,
  instantFromMillis,
  instantOf,
  instantSchema,
  isInstant,
  millisOf,
  onOtherDate,
  parseInstant,
  startOfDay,
  stockholmClock,
  stockholmDate,
  stockholmMillis,
} from './instant.ts'
export {
  addDays,
  addMonths,
  compareIsoDates,
  type DateParts,
  dateParts,
  daysBetween,
  daysInMonth,
  type IsoDate,
  isoDate,
  isoDateSchema,
  isRealDate,
  parseIsoDate,
  weekday,
} from './iso-date.ts'
export { isoWeek, mondayOf, parseIsoWeek } from './iso-week.ts'
export { type MaskKind, mask, maskPersonalData } from './mask.ts'
export { maskFileName } from './mask-file-name.ts'
export { maskIdentityNumbers, maskPersonForms, withoutIdentityNumbers } from './mask-identity-numbers.ts'
export { firstOfMonth, lastOfMonth } from './months.ts'
export { organisationDigits } from './organisation-number.ts'
export {
  type IdentityNumber,
  type IdentityNumberKind,
  parseIdentityNumber,
  writtenIdentityNumber,
} from './personal-identity-number.ts'
export { isPhoneNumber } from './phone-number.ts'
export { plainPhoneNumber } from './plain-phone-number.ts'
export { isPostalCode } from './postal-code.ts'
export { sortKey } from './sort-key.ts'
export { takeOutIdentityNumbers } from './take-out-identity-numbers.ts'
export {
  foldedSearchText,
  type SearchHit,
  searchHit,
  searchText,
  searchWords,
  staysOutOfAddress,
} from './text-search.ts'
export { vatNumberOf, vatOrganisationDigits } from './vat-number.ts'
export { countCharacters, writtenLineSchema, writtenText, writtenTextSchema } from './written-text.ts'
