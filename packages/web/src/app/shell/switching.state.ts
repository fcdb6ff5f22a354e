import { atom } from '../../state/jotai.ts'

/** Whether the user is choosing another organisation; the button may stand in a sheet that folds up meanwhile. */
export const isSwitchingAtom = atom(false)
