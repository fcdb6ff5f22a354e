import { contract } from '@salvia/core/api'
import type { Attachment } from '@salvia/core/conversations'
import { stockholmDate } from '@salvia/core/primitives'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { send } from '../../../state/caller.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { keepBegun } from '../../../state/kept-draft.ts'
import { serverTime } from '../../../state/server-time.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { currentStore } from '../../../state/store.ts'
import { changed, type DraftChange } from './draft-changes.ts'
import type { Gap } from './gaps.ts'
import { forgetOrder, orderToKeep } from './kept-order.ts'
import { isFilledIn, type OrderDraft } from './order-draft.ts'
import type { Start } from './use-start.ts'

interface HeldDraft {
  readonly draft: OrderDraft
  readonly change: (change: DraftChange) => void
}

/** How far a wizard has come with its draft. */
interface Progress {
  readonly isSent: boolean
  readonly isUploading: boolean
  /** What did not come back with the order, and has not been gone on from. */
  readonly gaps: readonly Gap[]
}

/**
 * The draft of a wizard. It is in memory as long as the wizard is shown. When the session ends by itself or the page is
 * reloaded, it is kept until the user is back; when the user leaves, attached files are deleted.
 */
export function useDraft({ draft: begun, isRestored, lostFiles }: Start, progress: Progress): HeldDraft {
  const clientNumber = useClientNumber() ?? ''
  const [draft, dispatch] = useReducer(changed, begun)
  const latest = useRef({ ...progress, draft, clientNumber })
  // As soon as it is seen: a passive effect may run after the session has ended, and what came last would be lost.
  useLayoutEffect(() => {
    latest.current = { ...latest.current, ...progress, draft }
  })
  useEffect(() => {
    // It is in memory now. Orders of other kinds, and at other companies, stay where they are.
    forgetOrder(latest.current.clientNumber, begun.kind)
    return keepBegun(() => {
      const { draft, isSent, isUploading, clientNumber, gaps } = latest.current
      const isChanged = isFilledIn(draft, begun)
      if (isSent || !(isRestored || isUploading || isChanged)) return {}
      // Whoever has changed something has read which files did not come back.
      const lost = (isChanged ? 0 : lostFiles) + (isUploading ? 1 : 0)
      const today = stockholmDate(serverTime())
      return orderToKeep(draft, { clientNumber, today, gaps, lostFiles: lost })
    })
  }, [begun, isRestored, lostFiles])
  useEffect(
    () => () => {
      const held = latest.current
      // After a sign-out there is no token to delete with; the files go after a day.
      const isOver = held.isSent || currentStore().get(sessionAtom) === null
      if (!isOver) removeFiles(held.clientNumber, held.draft.files)
    },
    [],
  )
  return {
    draft,
    change: change => {
      const { files } = changed(draft, change)
      // The field of the files deletes those that the user takes away.
      const cleared = change.kind === 'files' ? [] : draft.files.filter(file => !files.includes(file))
      removeFiles(clientNumber, cleared)
      dispatch(change)
    },
  }
}

/** Deletes attached files that no order needs. One that cannot be deleted now goes after a day. */
function removeFiles(clientNumber: string, files: readonly Attachment[]): void {
  for (const { id } of files) {
    const params = { clientNumber, attachment: id }
    void send(contract.orders.removeAttachment, { params }, {}).catch(() => undefined)
  }
}
