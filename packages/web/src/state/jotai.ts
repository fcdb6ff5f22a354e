/** The portal's only import of Jotai; other files import it from here. */
export { type Atom, atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
