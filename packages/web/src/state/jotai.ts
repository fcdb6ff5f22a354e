/** Jotai as the portal uses it: everything else imports it from here. */
export { type Atom, atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
