import type { Locale } from '@salvia/core/i18n'
import { type Activity, amount, type Progress } from './activity.ts'

const LINES_IN_ALL = 10
const LINE_EVERY_MS = 10_000

interface LinePlace {
  /** The start of each line, so that a log can be searched for it. */
  readonly name: string
  readonly locale: Locale
  readonly now: () => Date
  tell(line: string): void
}

/** Progress for pipes and logs: a line for each tenth or every ten seconds, and one for each new wait. */
export function lineProgress({ name, locale, now, tell }: LinePlace): Progress {
  let last = { label: '', tenth: 0, at: now().getTime() }
  function sending({ label, sent, total }: Extract<Activity, { kind: 'sending' }>) {
    const share = total === 0 ? 1 : sent / total
    const tenth = Math.floor(share * LINES_IN_ALL)
    const at = now().getTime()
    if (tenth <= last.tenth && at - last.at < LINE_EVERY_MS) return
    last = { label, tenth, at }
    tell(`${name} ${Math.floor(share * 100)}% ${amount(sent, total, locale)}`)
  }
  function waiting({ label }: Exclude<Activity, { kind: 'sending' }>) {
    if (label === last.label) return
    last = { label, tenth: 0, at: now().getTime() }
    tell(label)
  }
  return {
    step: tell,
    show(activity) {
      if (activity.kind === 'sending') sending(activity)
      else waiting(activity)
    },
  }
}
