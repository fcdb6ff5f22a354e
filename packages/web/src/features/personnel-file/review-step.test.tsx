import { contract } from '@salvia/core/api'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../state/query-client.ts'
import { currentStore } from '../../state/store.ts'
import { answering, refusedWith, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { reviewedFile, withCell } from '../../testing/reviewed.ts'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { uploadPage } from '../../testing/uploads.ts'
import { violations } from '../../testing/violations.ts'
import { PersonnelFileScreen } from './personnel-file.screen.tsx'
import { newDraft, uploadStateAtom } from './upload.state.ts'

const TEMPLATE_AND_USER = [
  ...profileAnswers([]),
  reply(contract.personnelFile.template, STANDARD_TEMPLATE, { clientNumber: '10401' }),
]
const NO_COWORKERS = {
  ...{ items: [], page: 1, pageSize: 1, total: 0 },
  counts: { all: 0, managed: 0, orderable: 0, 'unit-orderer': 0, excluded: 0 },
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  queryClient.clear()
  beSignedIn()
  answering(TEMPLATE_AND_USER)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function rendered(edit: (text: string) => string): Promise<void> {
  const { file, report } = await reviewedFile(edit)
  currentStore().set(uploadStateAtom, newDraft('10401', file, { report, template: STANDARD_TEMPLATE }))
  await render(<PersonnelFileScreen />, '/personalfil?steg=review')
}

const acts = () =>
  page
    .getByRole('button', { name: /fil$|^Fortsätt/ })
    .elements()
    .map(button => button.textContent)

it('with errors a new file leads, and going on asks first', async () => {
  const phone = withCell(3, 'Mobiltelefon', '070-174 06 05')
  await rendered(text => withCell(3, 'Postnummer', '411 03')(phone(text)))
  await expect.element(page.getByText('2 fel i 1 rad. 2 rader är klara.')).toBeVisible()
  expect(acts()).toEqual(['Välj ny fil', 'Fortsätt ändå'])
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Fortsätt ändå' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Filen har 2 fel' })).toBeVisible()
})

it('the name in a row is read from the file; a protected identity is masked', async () => {
  const protect = withCell(3, 'Skyddad identitet', 'Ja')
  const second = withCell(2, 'Postnummer', '411 03')
  await rendered(text => withCell(3, 'Postnummer', '411 03')(second(protect(text))))
  await expect.element(page.getByRole('cell', { name: 'Maja Lind' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'E••••• E•••••' })).toBeVisible()
})

it('says that the names could not be read, and shows no empty column of names', async () => {
  answering([
    ...profileAnswers([]),
    reply(contract.personnelFile.template, refusedWith('INVALID_REQUEST'), { clientNumber: '10401' }),
  ])
  await rendered(withCell(3, 'Postnummer', '411 03'))
  await expect.element(page.getByText(/^Namnen i filen gick inte att läsa/)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Rad' })).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Namn' }).query()).toBeNull()
})

it('a file without findings goes on at once', async () => {
  const params = { clientNumber: '10401' }
  answering([
    ...TEMPLATE_AND_USER,
    reply(contract.personnelFile.list, uploadPage([]), params),
    reply(contract.personnelFile.attach, refusedWith('ATTACH_FAILED'), params),
    reply(contract.coworkers.list, NO_COWORKERS, { ...params, pid: 'hash', context: 'all' }),
  ])
  await rendered(text => text)
  await expect.element(page.getByText('Filen kan skickas. 3 rader är klara.')).toBeVisible()
  expect(acts()).toEqual(['Fortsätt', 'Välj ny fil'])
  expect(page.getByRole('button', { name: /^Ladda ner/ }).query()).toBeNull()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Skicka filen' })).toBeVisible()
})

it('a warning leaves the rows ready, and is told', async () => {
  await rendered(withCell(3, 'Befattning', 'a'.repeat(51)))
  await expect.element(page.getByText('Filen kan skickas. 3 rader är klara.')).toBeVisible()
  await expect.element(page.getByText(/^1 varning, som inte hindrar/)).toBeVisible()
  expect(acts()).toEqual(['Fortsätt', 'Välj ny fil'])
})

it('the findings are downloaded, named after the file and with masked values', async () => {
  const saved: Blob[] = []
  const addressOf = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    // A worker that starts meanwhile has an address of its own.
    if (!(blob instanceof Blob) || !blob.type.startsWith('text/csv')) return addressOf.call(URL, blob)
    saved.push(blob)
    return '#'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await rendered(withCell(3, 'Mobiltelefon', '070-174 06 05'))
  await page.getByRole('button', { name: 'Ladda ner listan (CSV)' }).click()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(clicked.mock.contexts.map(link => (link as HTMLAnchorElement).download)).toEqual([
    'personal-fel.csv',
  ])
  const text = (await saved[0]?.text()) ?? ''
  expect(text).toContain('\r\n3;E;Mobiltelefon;070•••••••;Fel;')
  expect(text).not.toContain('174 06 05')
})
