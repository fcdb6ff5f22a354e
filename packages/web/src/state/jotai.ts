/** Jotai as the portal uses it: everything else imports it from here. */
export { type Atom, atom, type PrimitiveAtom, useAtom, useAtomValue, useSetAtom } from 'jotai'
