import { isRecord } from './record.ts'

/** What the tabs of one browser tell each other of the session; none of it is kept. */
export type SessionMessage =
  /** The user was active at this time of the server's clock. */
  | { readonly kind: 'activity'; readonly at: number }
  /** Something was written: every answer is outdated. */
  | { readonly kind: 'written' }
  | { readonly kind: 'ended'; readonly status?: 498 | undefined; readonly expired: boolean }

/** A tab of an older version may tell something else. */
function isMessage(data: unknown): data is SessionMessage {
  if (!isRecord(data)) return false
  if (data.kind === 'written') return true
  if (data.kind === 'activity') return Number.isFinite(data.at)
  const isStatus = data.status === undefined || data.status === 498
  return data.kind === 'ended' && isStatus && typeof data.expired === 'boolean'
}

const channel = new BroadcastChannel('wp')

/** Tells the other tabs of this browser. */
export function tellTabs(message: SessionMessage): void {
  channel.postMessage(message)
}

/** Hears what other tabs tell. */
export function onTabMessage(listener: (message: SessionMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) listener(data)
  })
}
