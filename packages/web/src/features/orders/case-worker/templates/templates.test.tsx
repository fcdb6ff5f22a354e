import { contract } from '@salvia/core/api'
import type { ReplyTemplate } from '@salvia/core/reply-templates'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answering, refusedWith, reply } from '../../../../testing/answers.ts'
import { render } from '../../../../testing/render.tsx'
import { signedInForEach } from '../../../../testing/signed-in.ts'
import { violations } from '../../../../testing/violations.ts'
import { ReplyTemplatesScreen } from './templates.screen.tsx'

const TAKEN: ReplyTemplate = {
  id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b61',
  title: 'Mottagen',
  text: 'Hej.\nVi har tagit emot den.',
}
const { replyTemplates } = contract

async function open(items: readonly ReplyTemplate[], isFull = false) {
  const server = { items }
  const asked = answering([
    reply(replyTemplates.list, () => ({ items: [...server.items] })),
    reply(replyTemplates.create, isFull ? refusedWith('TOO_MANY_REPLY_TEMPLATES', { limit: 100 }) : TAKEN),
    reply(replyTemplates.update, { ...TAKEN, title: 'Tack' }, { id: TAKEN.id }),
    reply(replyTemplates.remove, undefined, { id: TAKEN.id }),
  ])
  await render(<ReplyTemplatesScreen />, '/handlaggning/bestallningar/svarsmallar')
  return { asked, server }
}
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
const act = async (name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Åtgärder för Mottagen' }).click()
  await page.getByRole('menuitem', { name }).click()
}
const told = (text: string) => page.getByRole('status').filter({ hasText: text })

signedInForEach()

it('lists the templates with their texts', async () => {
  await open([TAKEN])
  await expect.element(page.getByRole('heading', { level: 2, name: 'Mottagen' })).toBeVisible()
  await expect.element(page.getByText(/Vi har tagit emot den\.$/)).toBeVisible()
  expect(await violations()).toEqual([])
})

it('the first one wants a name and a text, and is told when it is saved', async () => {
  const { asked, server } = await open([])
  await expect.element(page.getByText('Det finns inga svarsmallar än')).toBeVisible()
  await page.getByRole('button', { name: 'Ny svarsmall' }).click()
  await inDialog('Spara').click()
  await expect.element(dialog.getByRole('link', { name: 'Skriv ett namn' })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Skriv en text' })).toBeVisible()
  expect(await violations()).toEqual([])
  await dialog.getByLabelText('Namn').fill('Mottagen')
  await dialog.getByLabelText('Text').fill('Hej.')
  server.items = [TAKEN]
  await inDialog('Spara').click()
  await expect.element(told('Svarsmallen Mottagen är sparad.')).toHaveFocus()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ title: 'Mottagen', text: 'Hej.' })
})

it('a name that is too long is told before it is sent', async () => {
  const { asked } = await open([TAKEN])
  await act('Ändra')
  await dialog.getByLabelText('Namn').fill('a'.repeat(201))
  await inDialog('Spara').click()
  await expect.element(dialog.getByRole('link', { name: 'Namnet får ha högst 200 tecken.' })).toBeVisible()
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('one is changed', async () => {
  const { asked } = await open([TAKEN])
  await act('Ändra')
  await expect.element(dialog.getByLabelText('Text')).toHaveValue(TAKEN.text)
  await dialog.getByLabelText('Namn').fill('Tack')
  await inDialog('Spara').click()
  await expect.element(told('Svarsmallen Tack är sparad.')).toBeVisible()
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ title: 'Tack', text: TAKEN.text })
})

it('one is removed after a question', async () => {
  const { server } = await open([TAKEN])
  await act('Ta bort')
  await expect.element(dialog.getByText('Ta bort Mottagen?')).toBeVisible()
  server.items = []
  await inDialog('Ta bort').click()
  await expect.element(told('Svarsmallen Mottagen är borttagen.')).toHaveFocus()
  await expect.element(page.getByText('Det finns inga svarsmallar än')).toBeVisible()
})

it('the limit is told with what to do, and what was written stays', async () => {
  await open([TAKEN], true)
  await page.getByRole('button', { name: 'Ny svarsmall' }).click()
  await dialog.getByLabelText('Namn').fill('En till')
  await dialog.getByLabelText('Text').fill('Hej.')
  await inDialog('Spara').click()
  await expect.element(dialog.getByText('Det finns redan 100 svarsmallar.')).toBeVisible()
  await expect.element(dialog.getByText('Ta bort en som inte används.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Namn')).toHaveValue('En till')
})
