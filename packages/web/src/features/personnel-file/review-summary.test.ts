import { expect, it } from 'vitest'
import { reviewed, withCell } from '../../testing/reviewed.ts'
import { reviewSummary } from './review-summary.ts'

it('two errors in one row make one row with errors', async () => {
  const edit = withCell(3, 'Mobiltelefon', 'x')
  const report = await reviewed(text => withCell(3, 'Postnummer', 'x')(edit(text)))
  expect(reviewSummary(report)).toEqual({ rowsWithErrors: 1, rowsWithout: 2, isHeaderWrong: false })
})

it('a warning is no error', async () => {
  const report = await reviewed(withCell(3, 'Befattning', 'a'.repeat(51)))
  expect(reviewSummary(report)).toEqual({ rowsWithErrors: 0, rowsWithout: 3, isHeaderWrong: false })
})

it('an error in the header row is in no row of an employee', async () => {
  const report = await reviewed(text => text.replaceAll('\r\n', ';\r\n').replace(';\r\n', ';Egen\r\n'))
  expect(reviewSummary(report)).toEqual({ rowsWithErrors: 0, rowsWithout: 3, isHeaderWrong: true })
})

it('nothing is said of the other rows when the report does not hold all findings', async () => {
  const report = await reviewed(withCell(3, 'Postnummer', 'x'))
  expect(reviewSummary({ ...report, truncated: true }).rowsWithout).toBeNull()
})
