import type { CliErrorTable } from './cli-error-facts.ts'
import { bookingsErrors } from './commands/bookings/bookings.errors.ts'
import { personnelFileErrors } from './commands/personnel-file/personnel-file.errors.ts'
import { tokensErrors } from './commands/tokens/tokens.errors.ts'
import { filesErrors } from './files/files.errors.ts'
import { listsErrors } from './lists/lists.errors.ts'
import { outputErrors } from './output/output.errors.ts'
import { sessionErrors } from './session/session.errors.ts'
import { settingsErrors } from './settings/settings.errors.ts'
import { usageErrors } from './usage.errors.ts'

/** What can stop the program, beside what the service answers. */
export const cliErrors = {
  ...usageErrors,
  ...outputErrors,
  ...filesErrors,
  ...settingsErrors,
  ...sessionErrors,
  ...listsErrors,
  ...bookingsErrors,
  ...personnelFileErrors,
  ...tokensErrors,
} as const satisfies CliErrorTable
