import { expect, it } from 'vitest'
import { sessionAtom } from '../state/session.state.ts'
import { currentStore } from '../state/store.ts'
import { beginAnew } from './begin-anew.ts'
import { beSignedIn } from './signed-in.ts'

it('a file begins with nobody signed in, whoever the file before has left', () => {
  beSignedIn()
  beginAnew()
  expect(currentStore().get(sessionAtom)).toBeNull()
  expect(localStorage).toHaveLength(0)
})
