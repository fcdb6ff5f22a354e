import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('a name is said first name first, and without the space of a part that is empty', () => {
  expect(fullName({ firstName: 'Åsa', lastName: 'Berg' })).toBe('Åsa Berg')
  expect(fullName({ firstName: '', lastName: 'Berg' })).toBe('Berg')
  expect(fullName({ firstName: '', lastName: '' })).toBe('')
})
