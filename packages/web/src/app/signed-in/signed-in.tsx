import { SessionEnding } from './session-ending.tsx'

/** What stands ready on every page once someone is signed in. */
export function SignedIn() {
  return <SessionEnding />
}
