import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import { CliError } from '../../errors/cli-error.ts'
import type { ExitName } from '../../errors/exit-codes.ts'
import { expectedFailure } from '../../failures/failure.ts'
import type { Patient } from './patient.ts'

/** What was found where one thing was looked at. */
export interface Finding {
  readonly state: 'ok' | 'warning' | 'error' | 'skipped'
  readonly text: string
  /** What can be done about it. */
  readonly action?: string
  /** How the program ends because of it. */
  readonly exit?: ExitName
  /** The same for programs; never a token, a name or an address of a person. */
  readonly facts?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>
}

/** One thing that `salvia doctor` looks at. */
export interface Probe {
  readonly name: string
  readonly title: Text
  look(patient: Patient, ctx: Context): Promise<Finding> | Finding
}

/** A declared error as a finding; anything else is a bug and thrown on. */
export function failed(error: unknown, ctx: Context): Finding {
  const failure = expectedFailure(error, ctx.out)
  if (!failure) throw error
  const code = error instanceof CliError || error instanceof AppError ? error.code : null
  return {
    state: 'error',
    text: failure.title,
    action: failure.action,
    exit: failure.exit,
    facts: { code },
  }
}
