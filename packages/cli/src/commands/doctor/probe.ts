import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import { CliError } from '../../errors/cli-error.ts'
import type { ExitName } from '../../errors/exit-codes.ts'
import { expectedFailure } from '../../failures/failure.ts'
import type { Patient } from './patient.ts'

/** The result of one probe. */
export interface Finding {
  readonly state: 'ok' | 'warning' | 'error' | 'skipped'
  readonly text: string
  /** What the user can do about it. */
  readonly action?: string
  /** The exit status that follows from it. */
  readonly exit?: ExitName
  /** The finding as data, for JSON. Never holds a token, a name or an address of a person. */
  readonly facts?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>
}

/** One check that `salvia doctor` makes. */
export interface Probe {
  readonly name: string
  readonly title: Text
  look(patient: Patient, ctx: Context): Promise<Finding> | Finding
}

/** A declared error as a finding. Anything else is a bug and is thrown again. */
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
