/**
 * Steps at which a test can kill the process, as a power cut would, to check that a change is stored completely or not
 * at all.
 */
export const FAULT_POINTS = [
  'attach: first byte',
  'attach: half',
  'file: before rename',
  'file: after rename',
  'attach: after draft row',
  'attachment: before row',
  'attachment: before commit',
  'attachment: after commit',
  'scan: before verdict',
  'scan: after verdict',
  'review: before child',
  'review: in child',
  'review: before storing',
  'submit: before commit',
  'submit: after commit',
  'import: after a staged chunk',
  'import: before commit',
  'import: after commit',
  'reschedule: after slot',
  'cancel: after commit',
  'order: after files',
  'order: before commit',
  'order: after commit',
  'order booking: after time',
  'order booking: before commit',
  'order booking: after commit',
  'booking system: before sending',
  'booking system: after sending',
  'feed: before transaction',
  'feed: before commit',
  'feed: after commit',
  'reply: after message',
  'reply: before commit',
  'reply: after commit',
  'monitoring: before commit',
  'certificate mails: before commit',
  'certificate mail: after sending',
  'withdrawal: before commit',
  'visits counted: before commit',
  'health figures: before commit',
  'withdraw: before commit',
] as const
export type FaultPoint = (typeof FAULT_POINTS)[number]

/** Called when a step is reached. Does nothing unless a test asked for a fault at this step. */
export type ReachFaultPoint = (point: FaultPoint) => void

export const noFaults: ReachFaultPoint = () => undefined

/** Kills the process without any cleanup when the named step is reached. */
export function faultAt(fault: FaultPoint | undefined): ReachFaultPoint {
  if (fault === undefined) return noFaults
  return point => {
    if (point === fault) process.kill(process.pid, 'SIGKILL')
  }
}
