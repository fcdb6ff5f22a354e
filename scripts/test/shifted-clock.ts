import { run } from '../run.ts'
import type { Day } from './days.ts'

type Environment = Readonly<Record<string, string>>

/** The command of Debian's package of this name, which gives a program another time of day. */
const FAKETIME = 'faketime'

/**
 * The environment of a program that starts at this moment: its wall clock goes on from there. What only measures how
 * long something takes stays as it is, and so do the times of files, which Node asks of the system directly.
 */
export async function shiftedClock({ at, zone }: Day): Promise<Environment> {
  const now = Date.now()
  const seconds = Math.round((at(now) - now) / 1000)
  return {
    LD_PRELOAD: await preloaded(),
    FAKETIME: seconds < 0 ? String(seconds) : `+${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TZ: zone,
  }
}

/** Whether the machine can give a program another time. */
export async function canShiftClocks(): Promise<boolean> {
  return (await preloaded().catch(() => '')) !== ''
}

/** The library that stands between a program and the clock. The command says where it is. */
async function preloaded(): Promise<string> {
  const { output } = await run(FAKETIME, ['-m', 'now', 'env'])
  return /^LD_PRELOAD=(.+)$/m.exec(output)?.[1] ?? ''
}
