import { atom } from '../state/jotai.ts'

/** A dialog of the frame, which a button, a key or a command opens; one at a time. */
export type FrameDialog = 'palette' | 'shortcuts' | 'support' | 'organisation'

export const openDialogAtom = atom<FrameDialog | null>(null)
