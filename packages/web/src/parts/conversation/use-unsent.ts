import type { Attachment } from '@salvia/core/conversations'
import { atom, useAtom } from '../../state/jotai.ts'
import { keepAtSessionEnd } from '../../state/kept-draft.ts'
import { currentStore } from '../../state/store.ts'
import { useUnloadGuard } from '../../ui/use-unload-guard.ts'
import { forgetReply, keptReply, replyToKeep, type Unsent } from './kept-reply.ts'

const EMPTY: Unsent = { text: '', files: [], fileIds: [], isRestored: false }

/** What was written and not sent, by conversation. Signing out clears it. */
const unsentAtom = atom<Readonly<Record<string, Unsent>>>({})

keepAtSessionEnd(() =>
  Object.assign({}, ...Object.entries(currentStore().get(unsentAtom)).map(entry => replyToKeep(...entry))),
)

/**
 * What the user writes in a form that stays when they go to another page and come back, and when the session ends by
 * itself and they sign in again. The browser asks before the tab is closed.
 * @param key identifies the form, such as the id of a conversation
 */
export function useUnsent(key: string) {
  const [all, setAll] = useAtom(unsentAtom)
  const unsent = all[key] ?? restored(key)
  const { text, files } = unsent
  useUnloadGuard(text.trim() !== '' || files.length > 0)
  const change = (changed: (unsent: Unsent) => Unsent): void => {
    setAll(known => ({ ...known, [key]: changed(known[key] ?? restored(key)) }))
    forgetReply(key)
  }
  return {
    ...unsent,
    change,
    setText: (typed: string) => change(unsent => ({ ...unsent, text: typed, isRestored: false })),
    setFiles: (changed: (files: readonly Attachment[]) => readonly Attachment[]) =>
      change(unsent => ({ ...unsent, files: changed(unsent.files), isRestored: false })),
    clear: () => change(() => EMPTY),
  }
}

/** What was kept when the session ended, until it is changed. */
function restored(key: string): Unsent {
  const kept = keptReply(key)
  return kept ? { ...EMPTY, ...kept, isRestored: true } : EMPTY
}
