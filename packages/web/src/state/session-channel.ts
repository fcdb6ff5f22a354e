import { isRecord } from './record.ts'

/** Messages about the session between the tabs of a browser. They are not stored. */
type SessionMessage =
  /** When the user was last active, in the server's time. */
  | { readonly kind: 'activity'; readonly at: number }
  /** A tab has written something, so all cached answers are outdated. */
  | { readonly kind: 'written' }
  | { readonly kind: 'ended'; readonly status?: 498 | undefined; readonly expired: boolean }

/** A tab with an older version may send other messages. */
function isMessage(data: unknown): data is SessionMessage {
  if (!isRecord(data)) return false
  if (data.kind === 'written') return true
  if (data.kind === 'activity') return Number.isFinite(data.at)
  const isStatus = data.status === undefined || data.status === 498
  return data.kind === 'ended' && isStatus && typeof data.expired === 'boolean'
}

const channel = new BroadcastChannel('wp')

/** Sends a message to the other tabs of this browser. */
export function tellTabs(message: SessionMessage): void {
  channel.postMessage(message)
}

/** Listens to messages from other tabs. */
export function onTabMessage(listener: (message: SessionMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) listener(data)
  })
}
