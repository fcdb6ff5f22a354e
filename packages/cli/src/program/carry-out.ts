import type { Context } from '../command/context.ts'
import type { AnyCommand } from '../command/define-command.ts'
import type { ExitName } from '../errors/exit-codes.ts'
import { reportFailure } from '../failures/failure.ts'
import { savedLine } from '../output/saved-line.ts'
import { abandonTargets, type OpenTarget, openTargets, type Written, writeResult } from '../output/targets.ts'

/** How long a command that was stopped has to end by itself, so that it can say what was done. */
const GRACE_MS = 5000

/**
 * Runs a command and writes its result. The files of the result are opened before anything is done, so that a place
 * that cannot be written is told in time, and they keep what they held when there is no result.
 */
export async function carryOut(
  command: AnyCommand,
  input: Parameters<AnyCommand['execute']>[0],
  ctx: Context,
): Promise<ExitName> {
  const targets = await openTargets(ctx.targets)
  try {
    const { exit, written, failure } = await Promise.race([command.execute(input, ctx), overdue(ctx.signal)])
    if (written) await deliver(written, targets, { ctx, hasFailed: failure !== undefined })
    if (failure !== undefined) throw failure
    return exit
  } finally {
    await abandonTargets(targets)
  }
}

/**
 * Writes the result. Where that fails, standard error says what was done. The failure of the command itself matters
 * more than that its result was lost.
 */
async function deliver(
  written: Written,
  targets: readonly OpenTarget[],
  { ctx, hasFailed }: { ctx: Context; hasFailed: boolean },
): Promise<void> {
  try {
    await writeResult(written, targets, ctx.out, text => ctx.print(text))
    await ctx.printed()
    // In a log it would be noise: a job knows its own files.
    if (ctx.err.tty) for (const { file } of targets) if (file !== null) ctx.tell(savedLine(file, ctx.err))
  } catch (error) {
    if (written.done && !hasFailed) ctx.fail(`${written.done(ctx.settings.locale)}\n`)
    if (!hasFailed) throw error
    reportFailure(error, ctx.err, ctx.fail)
  }
}

/** Rejects some time after the signal, for a command that does not hear it. */
function overdue(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason), GRACE_MS), { once: true })
  })
}
