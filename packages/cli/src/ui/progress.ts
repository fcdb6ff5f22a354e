import type { Context } from '../context.ts'
import type { Progress } from './activity.ts'
import { lineProgress } from './line-progress.ts'

/** Drawn and redrawn on a terminal; elsewhere in lines. */
export async function openProgress(ctx: Context, name: string): Promise<Progress> {
  if (ctx.err.moving && !ctx.quiet) {
    const { openInkProgress } = await import('./ink-progress.tsx')
    return openInkProgress(ctx.err, ctx.now)
  }
  return lineProgress({ name, locale: ctx.err.locale, now: ctx.now, tell: ctx.tell })
}
