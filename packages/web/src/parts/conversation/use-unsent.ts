import type { Attachment } from '@salvia/core/conversations'
import { stockholmDate } from '@salvia/core/primitives'
import { atom, useAtom } from '../../state/jotai.ts'
import { keepBegun } from '../../state/kept-draft.ts'
import { serverTime } from '../../state/server-time.ts'
import { currentStore } from '../../state/store.ts'
import { useUnloadGuard } from '../../ui/use-unload-guard.ts'
import { forgetReply, keptReply, replyToKeep, type Unsent } from './kept-reply.ts'

const EMPTY: Unsent = {
  text: '',
  asksForAnswer: false,
  files: [],
  fileIds: [],
  idempotencyKey: '',
  tried: null,
  isRestored: false,
  isTakenOut: false,
  lostFiles: 0,
}

/** What was written and not sent, by conversation. Signing out clears it. */
const unsentAtom = atom<Readonly<Record<string, Unsent>>>({})

/** Internal notes of case workers, which stay in memory alone. */
const isNote = (key: string): boolean => key.startsWith('note ')

keepBegun(() => {
  const today = stockholmDate(serverTime())
  const replies = Object.entries(currentStore().get(unsentAtom)).filter(([key]) => !isNote(key))
  return Object.assign({}, ...replies.map(([key, unsent]) => replyToKeep(key, unsent, today)))
})

/**
 * What the user writes in a form that stays when they go to another page and come back, and when the session ends by
 * itself and they sign in again, or the page is reloaded. The browser asks before the tab is closed.
 * @param key identifies the form, such as the id of a conversation
 */
export function useUnsent(key: string) {
  const [all, setAll] = useAtom(unsentAtom)
  const unsent = all[key] ?? restored(key)
  const { text, files, idempotencyKey } = unsent
  useUnloadGuard(text.trim() !== '' || files.length > 0)
  const change = (changed: (unsent: Unsent) => Unsent): void => {
    setAll(known => ({ ...known, [key]: changed(known[key] ?? restored(key)) }))
    forgetReply(key)
  }
  /** What is written is another message now. */
  const rewrite = (part: (unsent: Unsent) => Partial<Unsent>): void =>
    change(unsent => ({
      ...unsent,
      ...part(unsent),
      idempotencyKey: crypto.randomUUID(),
      tried: null,
      isRestored: false,
      isTakenOut: false,
      lostFiles: 0,
    }))
  return {
    ...unsent,
    change,
    setText: (typed: string) => rewrite(() => ({ text: typed })),
    setAsksForAnswer: (asksForAnswer: boolean) => rewrite(() => ({ asksForAnswer })),
    setFiles: (changed: (files: readonly Attachment[]) => readonly Attachment[]) =>
      rewrite(({ files }) => ({ files: changed(files) })),
    /** Notes for what it is sent, until it is known what became of it; null once it is known. */
    setTried: (tried: string | null) =>
      change(now => (now.idempotencyKey === idempotencyKey ? { ...now, tried } : now)),
    /** Takes away what was sent, unless it has been rewritten since. */
    clear: () => change(now => (now.idempotencyKey === idempotencyKey ? EMPTY : now)),
  }
}

/** What was kept when the page was left, until it is changed. */
function restored(key: string): Unsent {
  const kept = isNote(key) ? undefined : keptReply(key)
  return kept ? { ...EMPTY, ...kept, isRestored: true } : EMPTY
}
