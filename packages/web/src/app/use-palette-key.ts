import { useEffect } from 'react'
import { useAtom, useAtomValue } from '../state/jotai.ts'
import { sessionAtom } from '../state/session.state.ts'
import { openDialogAtom } from './open-dialog.state.ts'

/** Ctrl K, or Command K on a Mac. */
const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'

/**
 * Ctrl K opens and closes the palette on every page of signed-in users. A press before the palette has loaded opens it
 * once it has.
 */
export function usePaletteKey(): void {
  const isSignedIn = useAtomValue(sessionAtom) !== null
  const [open, setOpen] = useAtom(openDialogAtom)
  useEffect(() => {
    if (!isSignedIn) return
    const press = (event: KeyboardEvent): void => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      if (open === 'palette') setOpen(null)
      // Another dialog is open: shortcuts of the frame do nothing until it is closed.
      else if (document.querySelector('dialog[open]') === null) setOpen('palette')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isSignedIn, open, setOpen])
}
