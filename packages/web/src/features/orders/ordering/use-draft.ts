import { contract } from '@salvia/core/api'
import type { Attachment } from '@salvia/core/conversations'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { send } from '../../../state/caller.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { keepAtSessionEnd } from '../../../state/kept-draft.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { currentStore } from '../../../state/store.ts'
import { changed, type DraftChange } from './draft-changes.ts'
import { forgetOrder, orderToKeep } from './kept-order.ts'
import type { OrderDraft } from './order-draft.ts'

interface HeldDraft {
  readonly draft: OrderDraft
  readonly change: (change: DraftChange) => void
}

/**
 * The draft of a wizard. It is kept in memory as long as the wizard is shown. When the session ends by itself, it is
 * kept for the user's next sign-in; when the user leaves, attached files are deleted.
 */
export function useDraft(begun: OrderDraft, isSent: boolean): HeldDraft {
  const clientNumber = useClientNumber() ?? ''
  const [draft, dispatch] = useReducer(changed, begun)
  const latest = useRef({ draft, isSent, clientNumber })
  // As soon as it is seen: a passive effect may run after the session has ended, and what came last would be lost.
  useLayoutEffect(() => {
    latest.current = { ...latest.current, draft, isSent }
  })
  useEffect(() => {
    forgetOrder()
    return keepAtSessionEnd(() => {
      const { draft, isSent, clientNumber } = latest.current
      return isSent ? {} : orderToKeep(draft, clientNumber)
    })
  }, [])
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
