import { atom } from '../../../state/jotai.ts'

/** The booking that was opened last. The list focuses it when the user comes back. */
export const openedBookingAtom = atom<string | null>(null)
