/** Every check by its code. Generated from check-codes.ts by `npm run gen`: do not edit. */

import type { CheckCode } from '../report/check-codes.ts'
import { allIdenticalCheckFailed } from './all-identical-check-failed.ts'
import { csvReaderFailed } from './csv-reader-failed.ts'
import { csvValidationAborted } from './csv-validation-aborted.ts'
import { encodingDetectionFailed } from './encoding-detection-failed.ts'
import { fileReviewError } from './file-review-error.ts'
import { fileTooSmall } from './file-too-small.ts'
import { filterVerificationError } from './filter-verification-error.ts'
import { headerCheckFailed } from './header-check-failed.ts'
import { holeInOrgStructure } from './hole-in-org-structure.ts'
import { invalidCharacter } from './invalid-character.ts'
import { invalidEmail } from './invalid-email.ts'
import { invalidOrgNumber } from './invalid-org-number.ts'
import { invalidPhone } from './invalid-phone.ts'
import { invalidPid } from './invalid-pid.ts'
import { invalidPostalnumber } from './invalid-postalnumber.ts'
import { invalidSeparatedValues } from './invalid-separated-values.ts'
import { invalidVat } from './invalid-vat.ts'
import { oneToOneCheckFailed } from './one-to-one-check-failed.ts'
import { pidsWithControlNumberZeroes } from './pids-with-control-number-zeroes.ts'
import { preProcessingError } from './pre-processing-error.ts'
import { tooFewRows } from './too-few-rows.ts'
import { tooManyWarnings } from './too-many-warnings.ts'
import { unknownError } from './unknown-error.ts'
import { unrecognisedPattern } from './unrecognised-pattern.ts'
import { valueFormat } from './value-format.ts'
import { valueLength } from './value-length.ts'
import { valueMandatory } from './value-mandatory.ts'
import { valueUnique } from './value-unique.ts'

export const checks = {
  FILE_TOO_SMALL: fileTooSmall,
  UNRECOGNISED_PATTERN: unrecognisedPattern,
  PRE_PROCESSING_ERROR: preProcessingError,
  ENCODING_DETECTION_FAILED: encodingDetectionFailed,
  CSV_READER_FAILED: csvReaderFailed,
  HEADER_CHECK_FAILED: headerCheckFailed,
  CSV_VALIDATION_ABORTED: csvValidationAborted,
  FILTER_VERIFICATION_ERROR: filterVerificationError,
  TOO_FEW_ROWS: tooFewRows,
  TOO_MANY_WARNINGS: tooManyWarnings,
  VALUE_MANDATORY: valueMandatory,
  VALUE_UNIQUE: valueUnique,
  VALUE_LENGTH: valueLength,
  VALUE_FORMAT: valueFormat,
  INVALID_CHARACTER: invalidCharacter,
  INVALID_PID: invalidPid,
  PIDS_WITH_CONTROL_NUMBER_ZEROES: pidsWithControlNumberZeroes,
  INVALID_EMAIL: invalidEmail,
  INVALID_PHONE: invalidPhone,
  INVALID_ORG_NUMBER: invalidOrgNumber,
  INVALID_VAT: invalidVat,
  INVALID_POSTALNUMBER: invalidPostalnumber,
  INVALID_SEPARATED_VALUES: invalidSeparatedValues,
  HOLE_IN_ORG_STRUCTURE: holeInOrgStructure,
  ONE_TO_ONE_CHECK_FAILED: oneToOneCheckFailed,
  ALL_IDENTICAL_CHECK_FAILED: allIdenticalCheckFailed,
  FILE_REVIEW_ERROR: fileReviewError,
  UNKNOWN_ERROR: unknownError,
} as const satisfies Readonly<Record<CheckCode, { readonly code: CheckCode }>>
