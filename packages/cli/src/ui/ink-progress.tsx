import type { Screen } from '../output/screen.ts'
import type { Activity, Progress } from './activity.ts'
import { render } from './ink.ts'
import { ProgressView } from './progress-view.tsx'

/** Progress that is rendered in place on standard error. Standard output gets the result only. */
export function openInkProgress(screen: Screen, now: () => Date): Progress & { close(): Promise<void> } {
  let lines: readonly string[] = []
  let activity: Activity | null = null
  const view = () => <ProgressView lines={lines} activity={activity} screen={screen} now={now} />
  const drawing = render(view(), {
    stdout: process.stderr,
    patchConsole: false,
    exitOnCtrlC: false,
    interactive: true,
  })
  return {
    step(line) {
      lines = [...lines, line]
      drawing.rerender(view())
    },
    show(next) {
      activity = next
      drawing.rerender(view())
    },
    async close() {
      // Clears the moving part first, so that the lines that stay come last on the screen.
      await drawing.waitUntilRenderFlush()
      drawing.clear()
      drawing.unmount()
      await drawing.waitUntilExit()
    },
  }
}
