import type { Certificate, certificatesList } from '@salvia/core/certificates'
import type { PageOf } from '@salvia/core/lists'
import { isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answer,
  type Cells,
  type FileTest,
  newRows,
  OWN_COMPANY as OWN,
  openFileTest,
  unitCells,
} from '../../testing/index.ts'
import { employeesOf } from '../../testing/test.store.ts'
import { setEntries } from '../../testing/test-certificates.store.ts'

/** As a customer's own system may write it: spreadsheet programs would drop the zeros of a number. */
const NUMBER = '007-A'

let salvia: FileTest
let rows: readonly Cells[]
beforeAll(async () => {
  salvia = await openFileTest()
  rows = await newRows(12, unitCells('Drift', 'Lager'))
})
afterAll(() => salvia.app.close())

/** Imports the rows with an employment number in the first one. */
async function importWith(employmentNumber: string): Promise<void> {
  const [first, ...others] = rows
  const sent = await salvia.send([{ ...first, Anställningsnummer: employmentNumber }, ...others])
  expect((await salvia.worker.import(sent.id)).status).toBe('IMPORTED')
}

async function idOfFirst(): Promise<string> {
  const everybody = await employeesOf(salvia.app.services.db, OWN)
  return everybody.find(({ pid }) => pid === rows[0]?.Personnummer)?.id ?? expect.fail('not imported')
}

const ask = (path: string) => salvia.app.call('GET', `certificates/${OWN}${path}`, { token: salvia.hrToken })
const listed = async () =>
  answer<PageOf<typeof certificatesList>>(await ask('')).items.map(
    ({ employee }) => employee.employmentNumber,
  )

test('an entry has the employment number of the latest personnel file, in the list, alone and in a file', async () => {
  await importWith(NUMBER)
  await setEntries(salvia.app.services.db, [
    {
      ...{ employeeId: await idOfFirst(), medicalCheck: 'silica', origin: 'journal' },
      ...{ startsOn: isoDate(2026, 1, 2), endsOn: isoDate(2028, 1, 2) },
    },
  ])
  expect(await listed()).toEqual([NUMBER])
  const [row] = answer<PageOf<typeof certificatesList>>(await ask('')).items
  const alone = answer<Certificate>(await ask(`/${row?.id}`))
  expect(alone.employee).toEqual(row?.employee)
  const [head, line] = (await ask('/exports?format=csv')).body.split('\r\n')
  expect(line?.split(';')[head?.split(';').indexOf('Anställningsnummer') ?? -1]).toBe(NUMBER)
  await importWith('8')
  expect(await listed()).toEqual(['8'])
  await importWith('')
  expect(await listed()).toEqual([null])
})
