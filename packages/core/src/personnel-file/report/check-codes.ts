/** Every code that a report can hold; each has a file of its own in `checks/`. @spec §8 */
export const CHECK_CODES = [
  'FILE_TOO_SMALL',
  'UNRECOGNISED_PATTERN',
  'PRE_PROCESSING_ERROR',
  'ENCODING_DETECTION_FAILED',
  'CSV_READER_FAILED',
  'HEADER_CHECK_FAILED',
  'CSV_VALIDATION_ABORTED',
  'FILTER_VERIFICATION_ERROR',
  'TOO_FEW_ROWS',
  'TOO_MANY_WARNINGS',
  'VALUE_MANDATORY',
  'VALUE_UNIQUE',
  'VALUE_LENGTH',
  'VALUE_FORMAT',
  'INVALID_CHARACTER',
  'INVALID_PID',
  'PIDS_WITH_CONTROL_NUMBER_ZEROES',
  'INVALID_EMAIL',
  'INVALID_PHONE',
  'INVALID_ORG_NUMBER',
  'INVALID_VAT',
  'INVALID_POSTALNUMBER',
  'INVALID_SEPARATED_VALUES',
  'HOLE_IN_ORG_STRUCTURE',
  'ONE_TO_ONE_CHECK_FAILED',
  'ALL_IDENTICAL_CHECK_FAILED',
  'FILE_REVIEW_ERROR',
  'UNKNOWN_ERROR',
] as const
export type CheckCode = (typeof CHECK_CODES)[number]

/** Whether a word is a code of a check. */
export function isCheckCode(word: string): word is CheckCode {
  return CHECK_CODES.some(code => code === word)
}
