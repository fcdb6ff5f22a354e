import { atom } from '../state/jotai.ts'

/** A dialog of the frame, opened by a button, a key or a command. Only one is open at a time. */
type FrameDialog = 'palette' | 'shortcuts' | 'support' | 'organisation'

export const openDialogAtom = atom<FrameDialog | null>(null)
