import { z } from 'zod'

/** What the tabs of one browser tell each other of the session; none of it is kept. */
const messageSchema = z.discriminatedUnion('kind', [
  /** The user was active at this time of the server's clock. */
  z.object({ kind: z.literal('activity'), at: z.number() }),
  /** Something was written: every answer is outdated. */
  z.object({ kind: z.literal('written') }),
  z.object({ kind: z.literal('ended'), status: z.literal(498).optional(), expired: z.boolean() }),
])
export type SessionMessage = z.infer<typeof messageSchema>

const channel = new BroadcastChannel('wp')

/** Tells the other tabs of this browser. */
export function tellTabs(message: SessionMessage): void {
  channel.postMessage(message)
}

/** Hears what other tabs tell. */
export function onTabMessage(listener: (message: SessionMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data
    if (message) listener(message)
  })
}
