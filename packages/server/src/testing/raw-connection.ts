import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect } from 'vitest'

const PATIENCE_MS = 60_000

/** A connection on which a test writes by itself, and what it has been answered. */
export interface RawConnection {
  readonly socket: Socket
  /** All that has been answered so far. */
  answer: string
  isOver: boolean
}

/** Connects to a port of this machine. A connection that breaks is over, and no error. */
export function openRawConnection(port: number): RawConnection {
  const opened: RawConnection = { socket: connect(port, '127.0.0.1'), answer: '', isOver: false }
  opened.socket
    .on('data', data => {
      opened.answer += data
    })
    .on('error', () => undefined)
    .on('close', () => {
      opened.isOver = true
    })
  return opened
}

/** Lets the event loop turn until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!isSo() && performance.now() < end) await setImmediate()
  expect(isSo()).toBe(true)
}
