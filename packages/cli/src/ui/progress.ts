import type { Context } from '../context.ts'
import type { Progress } from './activity.ts'
import { lineProgress } from './line-progress.ts'

/** Runs `work` with its progress drawn on a terminal and told in lines elsewhere; `name` begins those lines. */
export async function withProgress<T>(
  ctx: Context,
  name: string,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  const progress = await openProgress(ctx, name)
  try {
    return await work(progress)
  } finally {
    await progress.close()
  }
}

async function openProgress(ctx: Context, name: string): Promise<Progress> {
  if (ctx.err.moving && !ctx.quiet) {
    const { openInkProgress } = await import('./ink-progress.tsx')
    return openInkProgress(ctx.err, ctx.now)
  }
  return lineProgress({ name, locale: ctx.err.locale, now: ctx.now, tell: ctx.tell })
}
