import type { Screen } from '../output/screen.ts'
import type { Progress } from './activity.ts'
import { lineProgress } from './line-progress.ts'

/** What showing progress needs. */
interface ProgressContext {
  /** What standard error can show. */
  readonly err: Screen
  readonly quiet: boolean
  readonly now: () => Date
  readonly tell: (line: string) => void
  readonly tellThrough: (render: (line: string) => void) => () => void
}

/** Runs `work` with its progress: rendered in place on a terminal, as lines elsewhere. The lines start with `name`. */
export async function withProgress<T>(
  ctx: ProgressContext,
  name: string,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  if (!ctx.err.moving || ctx.quiet) {
    return work(lineProgress({ name, locale: ctx.err.locale, now: ctx.now, tell: ctx.tell }))
  }
  const { openInkProgress } = await import('./ink-progress.tsx')
  const progress = openInkProgress(ctx.err, ctx.now)
  const endTelling = ctx.tellThrough(progress.step)
  try {
    return await work(progress)
  } finally {
    await progress.close()
    endTelling()
  }
}
