import { contract } from '@salvia/core/api'
import type { UploadDetails } from '@salvia/core/personnel-file'
import { instantOf } from '@salvia/core/primitives'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endSession } from '../../state/session-end.ts'
import { answering, reply } from '../../testing/answers.ts'
import { exampleAttachment } from '../../testing/conversations.ts'
import { clearPage, render } from '../../testing/render.tsx'
import { beSignedInAs, signedInForEach } from '../../testing/signed-in.ts'
import { exampleUpload } from '../../testing/uploads.ts'
import { violations } from '../../testing/violations.ts'
import { QuestionReply } from './question-reply.tsx'

const { personnelFile } = contract
const UPLOAD = exampleUpload('P-20001', { status: 'FEEDBACK_REQUESTED' })
const AT = { clientNumber: '10401', id: UPLOAD.id }
const file = exampleAttachment(1)

signedInForEach()
afterEach(() => {
  endSession(undefined)
  sessionStorage.clear()
})

const told = vi.fn()
const dropped = vi.fn()
async function open(status: UploadDetails['status'] = 'FEEDBACK_REQUESTED') {
  const asked = answering([
    reply(personnelFile.attachToReply, file, AT),
    reply(personnelFile.unsent, { items: [file] }, AT),
    reply(personnelFile.removeAttachment, undefined, { ...AT, attachment: file.id }),
    reply(personnelFile.reply, UPLOAD, AT),
  ])
  const upload = { ...UPLOAD, status, feedbackDeadline: instantOf('2026-12-01T11:00:00.000Z'), history: [] }
  await render(<QuestionReply upload={upload} onSent={told} onDropped={dropped} />)
  return asked
}
const box = page.getByRole('textbox', { name: 'Ert svar' })
const attach = (name: string) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['%PDF'], name))

it('attaches files as messages do, deletes one that is removed, and sends the rest with the text', async () => {
  const asked = await open()
  await expect.element(page.getByText(/^En rättad personalfil bifogar du inte här/)).toBeVisible()
  await attach('a.pdf')
  await expect.element(page.getByText(file.name)).toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: `Ta bort ${file.name}` }).click()
  await expect.element(page.getByText(file.name)).not.toBeInTheDocument()
  await expect.poll(() => asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  await attach('b.pdf')
  await expect.element(page.getByText(file.name)).toBeVisible()
  await box.fill('Lager hör till Produktion.')
  await page.getByRole('button', { name: 'Skicka svaret' }).click()
  await expect.poll(() => told).toHaveBeenCalledOnce()
  expect(asked.at(-1)?.body).toEqual({ text: 'Lager hör till Produktion.', attachments: [file.id] })
  endSession(498)
  expect(sessionStorage).toHaveLength(0)
})

it('keeps text and files when the session ends by itself', async () => {
  beSignedInAs('karin')
  await open()
  await box.fill('Lager hör till')
  await attach('a.pdf')
  await expect.element(page.getByText(file.name)).toBeVisible()
  endSession(498)
  clearPage()
  beSignedInAs('karin')
  await open()
  await expect.element(page.getByText('Här är det du hade börjat skriva')).toBeVisible()
  await expect.element(box).toHaveValue('Lager hör till')
  await expect.element(page.getByText(file.name)).toBeVisible()
  expect(await violations()).toEqual([])
})

it('that is begun when no reply is expected any more can be copied until it is dropped', async () => {
  await open()
  await box.fill('Lager hör till Produktion.')
  await attach('a.pdf')
  await expect.element(page.getByText(file.name)).toBeVisible()
  clearPage()
  const asked = await open('REJECTED')
  await expect.element(page.getByText(/^Vi väntar inte på svar längre/)).toBeVisible()
  await expect.element(page.getByText('Filen du bifogade skickas inte heller.')).toBeVisible()
  await expect.element(box).toHaveValue('Lager hör till Produktion.')
  await expect.element(box).toHaveAttribute('readonly')
  expect(page.getByRole('button', { name: 'Skicka svaret' }).query()).toBeNull()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Släng texten' }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(dropped).toHaveBeenCalledOnce()
  await expect.poll(() => asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

it('asks for a text or a file', async () => {
  await open()
  await page.getByRole('button', { name: 'Skicka svaret' }).click()
  await expect.element(page.getByRole('link', { name: 'Skriv ett svar eller bifoga en fil.' })).toBeVisible()
})
