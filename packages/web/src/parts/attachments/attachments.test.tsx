import { contract } from '@salvia/core/api'
import type { Attachment } from '@salvia/core/conversations'
import { errorText } from '@salvia/core/error-catalogue'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Failure } from '../../state/failure.ts'
import { answering, type CannedAnswer, refusedWith, reply, unavailable } from '../../testing/answers.ts'
import { exampleAttachment } from '../../testing/conversations.ts'
import { render } from '../../testing/render.tsx'
import { signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { AttachmentList } from './attachment-list.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { useAttachments } from './use-attachments.ts'

const PARAMS = { clientNumber: '10401' }
const { orders } = contract

interface FormProps {
  readonly already?: readonly Attachment[]
  readonly refusal?: Failure | null
}

function Form({ already = [], refusal = null }: FormProps) {
  const [files, setFiles] = useState(already)
  const attachments = useAttachments({ calls: orders, params: PARAMS, files, onFiles: setFiles, refusal })
  return (
    <>
      <AttachmentsField attachments={attachments} />
      <p>Kan skickas: {attachments.fault ?? 'ja'}</p>
    </>
  )
}

const pdf = (name: string): File => new File(['%PDF'], name)
const choose = (...files: readonly File[]) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, [...files])
const attaching = (given: Attachment | Response): CannedAnswer => reply(orders.attach, given, PARAMS)
const status = page.getByRole('status')

signedInForEach()

it('takes files that are chosen, tells it, and deletes one that is removed', async () => {
  const asked = answering([
    attaching(exampleAttachment(1, { name: 'faktura.pdf' })),
    reply(orders.removeAttachment, undefined, { ...PARAMS, attachment: exampleAttachment(1).id }),
  ])
  await render(<Form />)
  const button = page.getByRole('button', { name: 'Bifoga filer' })
  await expect.element(button).toHaveAccessibleDescription(/Högst 10 filer, 10.MB var/)
  await choose(pdf('faktura.pdf'))
  await expect.element(page.getByRole('listitem')).toHaveTextContent('faktura.pdf 18 kB')
  await expect.element(status).toHaveTextContent('faktura.pdf är bifogad. Inga virus hittade')
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Ta bort faktura.pdf' }).click()
  await expect.element(status).toHaveTextContent('faktura.pdf är borttagen.')
  await expect.element(button).toHaveFocus()
  expect(page.getByRole('listitem').elements()).toEqual([])
  await expect.poll(() => asked.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

it('takes several at once, dropped as well', async () => {
  let number = 0
  answering([
    reply(
      orders.attach,
      () => {
        number += 1
        return exampleAttachment(number)
      },
      PARAMS,
    ),
  ])
  await render(<Form />)
  const data = new DataTransfer()
  for (const name of ['a.pdf', 'b.pdf']) data.items.add(pdf(name))
  const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
  page.getByRole('region', { name: 'Bifogade filer' }).element().dispatchEvent(event)
  await expect.element(page.getByText('underlag-2.pdf').first()).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
})

it.each([
  ['ATTACHMENT_TYPE', /^Filtypen går inte att bifoga\./],
  ['ATTACHMENT_MACROS', /^Dokumentet innehåller makron eller inbäddade objekt\./],
  ['ATTACHMENT_ENCRYPTED', /^Filen är skyddad med lösenord\./],
] as const)('%s is told beside the file, which can be taken away', async (code, sentence) => {
  answering([attaching(refusedWith(code))])
  await render(<Form />)
  await choose(pdf('fel.exe'))
  await expect.element(page.getByRole('listitem').getByText(sentence)).toBeVisible()
  await expect.element(status.getByText(/^fel.exe: /)).toBeInTheDocument()
  await expect
    .element(page.getByText('Kan skickas: 1 fil kom inte med. Ta bort den eller bifoga den igen.'))
    .toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Ta bort fel.exe' }).click()
  expect(page.getByRole('listitem').elements()).toEqual([])
  await expect.element(page.getByText('Kan skickas: ja')).toBeVisible()
})

it('a file over 10 MB is not sent at all', async () => {
  const asked = answering([])
  await render(<Form />)
  await choose(new File([new Uint8Array(10_000_001)], 'stor.pdf'))
  await expect
    .element(page.getByRole('listitem').getByText('Filen är för stor. Bifoga en fil på högst 10 MB.'))
    .toBeVisible()
  expect(asked).toEqual([])
})

it('the eleventh is left out, and told', async () => {
  answering([attaching(exampleAttachment(10))])
  await render(<Form already={Array.from({ length: 9 }, (_, index) => exampleAttachment(index))} />)
  await choose(pdf('a.pdf'), pdf('b.pdf'))
  await expect.element(page.getByText('Du kan bifoga högst 10 filer. 1 fil kom inte med.')).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(10)
})

it('an upload can be stopped, and the form waits for it until then', async () => {
  let aborted = false
  answering([])
  const answers = window.fetch
  Object.assign(window, {
    fetch: (url: string, init: RequestInit) =>
      init.method === 'POST'
        ? new Promise((_, reject) => {
            init.signal?.addEventListener('abort', () => {
              aborted = true
              reject(init.signal?.reason)
            })
          })
        : answers(url, init),
  })
  await render(<Form />)
  await choose(pdf('a.pdf'))
  await expect.element(page.getByRole('progressbar', { name: 'Laddar upp a.pdf' })).toBeVisible()
  await expect.element(page.getByText('Kan skickas: Vänta tills filerna är uppladdade.')).toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Avbryt a.pdf' }).click()
  await expect.poll(() => aborted).toBe(true)
  expect(page.getByRole('listitem').elements()).toEqual([])
  await expect.element(page.getByText('Kan skickas: ja')).toBeVisible()
})

it('what waits for the virus scan is asked about until it is known', async () => {
  const waiting = exampleAttachment(1, { state: 'waiting' })
  answering([reply(orders.unsent, { items: [{ ...waiting, state: 'infected' }] }, PARAMS)])
  await render(<Form already={[waiting]} />)
  await expect.element(page.getByText('Filen innehöll virus och togs bort.')).toBeVisible()
  await expect
    .element(page.getByText('Kan skickas: Ta bort underlag-1.pdf. Filen innehöll virus.'))
    .toBeVisible()
  expect(await violations()).toEqual([])
})

it('one that the server has deleted is marked when the form was refused for it', async () => {
  answering([
    reply(orders.unsent, { items: [exampleAttachment(2)] }, PARAMS),
    reply(orders.removeAttachment, undefined, { ...PARAMS, attachment: exampleAttachment(1).id }),
  ])
  const code = 'ATTACHMENT_GONE'
  const refusal: Failure = { ...errorText(code, 'sv', {}), code, traceId: undefined }
  await render(<Form already={[exampleAttachment(1), exampleAttachment(2)]} refusal={refusal} />)
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(0).getByText(/^Filen finns inte kvar hos oss\./)).toBeVisible()
  await expect.element(rows.nth(1)).toHaveTextContent('underlag-2.pdf 18 kB')
  await expect
    .element(page.getByText('Kan skickas: Ta bort underlag-1.pdf. Filen finns inte kvar hos oss.'))
    .toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Ta bort underlag-1.pdf' }).click()
  await expect.element(page.getByText('Kan skickas: ja')).toBeVisible()
})

it('sent files are downloaded by their links, once the virus scan has let them through', async () => {
  const link = [{ rel: 'file' as const, href: `orders/10401/1/attachments/2` }]
  const sent = { ...PARAMS, id: '1', attachment: '2' }
  const asked = answering([reply(orders.downloadAttachment, unavailable(), sent)])
  await render(
    <AttachmentList
      label="Bilagor"
      files={[
        exampleAttachment(1, { links: link }),
        exampleAttachment(2, { state: 'unscanned', links: link }),
        exampleAttachment(3, { state: 'waiting' }),
        exampleAttachment(4, { state: 'infected' }),
      ]}
    />,
  )
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(1).getByText('Inte sökt efter virus')).toBeVisible()
  await expect.element(rows.nth(2).getByText(/^Söks igenom efter virus/)).toBeVisible()
  await expect.element(rows.nth(3).getByText('Filen innehöll virus och togs bort.')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(2)
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Ladda ner underlag-1.pdf' }).click()
  await expect.poll(() => asked.map(({ path }) => path)).toEqual(['/api/orders/10401/1/attachments/2'])
  await expect.element(page.getByRole('alert').first().getByText(/^Fel:/)).toBeInTheDocument()
})
