import { contract } from '@salvia/core/api'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../state/query-client.ts'
import { answering, refusedWith, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { reviewedFile } from '../../testing/reviewed.ts'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { exampleUpload, uploadPage } from '../../testing/uploads.ts'
import { violations } from '../../testing/violations.ts'
import { Landing } from './landing.tsx'
import { PersonnelFileScreen } from './personnel-file.screen.tsx'

const TEMPLATE = [reply(contract.personnelFile.template, STANDARD_TEMPLATE, { clientNumber: '10401' })]

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

it('shows what was sent, the ongoing case before all', async () => {
  const ongoing = exampleUpload('P-20002')
  const sent = [ongoing, exampleUpload('P-20001', { status: 'IMPORTED', comment: 'Ersätter den förra' })]
  const asked = answering([
    ...TEMPLATE,
    reply(
      contract.personnelFile.list,
      uploadPage(sent, { ongoing, counts: { all: 52 }, total: 52, page: 2 }),
      {
        clientNumber: '10401',
      },
    ),
  ])
  await render(<Landing />, '/personalfil?page=2')
  await expect.element(page.getByRole('row', { name: /P-20001.*Ersätter den förra/ })).toBeVisible()
  await expect.element(page.getByText('52 filer').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ladda ner', exact: true })).toBeVisible()
  expect(page.getByRole('link', { name: 'P-20002' }).elements()).toHaveLength(2)
  expect(asked.map(({ path }) => path)).toContain('/api/personnel-files/10401?page=2')
  expect(await violations()).toEqual([])
})

it('opens the upload with the file that is chosen here', async () => {
  answering([
    ...profileAnswers([]),
    ...TEMPLATE,
    reply(contract.personnelFile.list, uploadPage([]), { clientNumber: '10401' }),
  ])
  await render(<PersonnelFileScreen />, '/personalfil')
  const { file } = await reviewedFile(text => text)
  await expect.element(page.getByRole('button', { name: 'Ladda upp personalfil' })).toBeVisible()
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Granska personal.csv' })).toBeVisible()
})

it('begins without files', async () => {
  answering([...TEMPLATE, reply(contract.personnelFile.list, uploadPage([]), { clientNumber: '10401' })])
  await render(<Landing />, '/personalfil')
  await expect.element(page.getByText('Inga filer är uppladdade än')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('says once that the list could not be asked', async () => {
  answering([
    ...TEMPLATE,
    reply(contract.personnelFile.list, refusedWith('INVALID_REQUEST'), { clientNumber: '10401' }),
  ])
  await render(<Landing />, '/personalfil')
  await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
  expect(page.getByText('Uppladdade filer').query()).toBeNull()
})

it('keeps the search where it failed, to be changed', async () => {
  const params = { clientNumber: '10401' }
  const list = reply(contract.personnelFile.list, uploadPage([exampleUpload('P-20001')]), params)
  answering([...TEMPLATE, list, reply(contract.personnelFile.search, refusedWith('INVALID_REQUEST'), params)])
  await render(<Landing />, '/personalfil')
  await page.getByRole('searchbox', { name: 'Sök på ärende eller filnamn' }).fill('20261122')
  await expect.element(page.getByRole('button', { name: 'Försök igen' })).toBeVisible()
  await page.getByRole('searchbox').fill('p-20001')
  await expect.element(page.getByRole('row', { name: /P-20001/ })).toBeVisible()
})

it('tells that a search finds nothing', async () => {
  const none = reply(contract.personnelFile.list, uploadPage([]), { clientNumber: '10401' })
  answering([...TEMPLATE, none])
  await render(<Landing />, '/personalfil?q=juni')
  await expect.element(page.getByText('Inga filer matchar sökningen')).toBeVisible()
  expect(await violations()).toEqual([])
})
