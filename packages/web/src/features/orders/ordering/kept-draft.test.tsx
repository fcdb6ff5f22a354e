import { contract } from '@salvia/core/api'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { type Asked, answering, type CannedAnswer, reply } from '../../../testing/answers.ts'
import { exampleAttachment } from '../../../testing/conversations.ts'
import { EXAMPLE_DETAILS } from '../../../testing/coworkers.ts'
import { EXAMPLE_SENT, orderingAnswers } from '../../../testing/ordering.ts'
import { clearPage, render } from '../../../testing/render.tsx'
import { beSignedInAs, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { PersonOrderScreen } from './order.screen.tsx'

const AT = { clientNumber: '10401' }
const PATH = '/bestallningar/bestall/person'

function Guarded() {
  return useAtomValue(profileAtom) !== null && <PersonOrderScreen />
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const summary = page.getByRole('region', { name: /att rätta/ })

async function toDetails(more: readonly CannedAnswer[] = []): Promise<Asked[]> {
  const asked = answering([
    ...orderingAnswers(),
    reply(contract.orders.person, EXAMPLE_SENT, AT),
    reply(contract.coworkers.get, EXAMPLE_DETAILS, {
      ...{ pid: 'hash', ...AT, context: 'orderable', employeePid: 'anna' },
    }),
    ...more,
  ])
  await render(<Guarded />, PATH)
  await button('Välj Hälsoundersökning').click()
  await button(/^Ahl, Anna/).click()
  await expect.element(heading('Uppgifter')).toHaveFocus()
  return asked
}

signedInForEach()
afterEach(() => {
  endSession(undefined)
  sessionStorage.clear()
})

it('a session that ends midway gives the draft back, without its persons, with key and files', async () => {
  const file = exampleAttachment(1)
  const unsent = reply(contract.orders.unsent, { items: [file] }, AT)
  beSignedInAs('karin')
  // Only a form that is left without a sign-out deletes its files, as this one does when the test is over.
  const remove = reply(contract.orders.removeAttachment, undefined, { ...AT, attachment: file.id })
  const asked = await toDetails([unsent, remove, reply(contract.orders.attach, file, AT)])
  await page.getByLabelText(/Aktuellt behov/).fill('Se 900101-2385')
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['%PDF'], 'a.pdf'),
  )
  await expect.element(page.getByText('underlag-1.pdf')).toBeVisible()
  endSession(498)
  expect(JSON.stringify(sessionStorage)).not.toContain('2385')
  clearPage()
  beSignedInAs('karin')
  await render(<Guarded />, `${PATH}?steg=details`)
  await expect.element(page.getByText('Här är din påbörjade beställning')).toBeVisible()
  await expect.element(page.getByLabelText(/Aktuellt behov/)).toHaveValue('Se ')
  await expect.element(page.getByText('underlag-1.pdf')).toBeVisible()
  await expect.poll(() => sessionStorage.length).toBe(0)
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
})

describe('a draft that comes back', () => {
  async function again(): Promise<void> {
    endSession(498)
    clearPage()
    beSignedInAs('karin')
    await render(<Guarded />, `${PATH}?steg=details`)
    await expect.element(heading('Uppgifter')).toBeVisible()
  }
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })

  it('counts what it needs, and names the text that lost a number; an optional field says so itself', async () => {
    beSignedInAs('karin')
    await toDetails()
    await field(/Aktuellt behov/).fill('Se 900101-2385 i bilagan')
    await page.getByLabelText('En annan person').click()
    await field('Namn').fill('Fia Berg')
    await field(/^Telefon/).fill('0317600100')
    await again()
    await expect.element(field(/Aktuellt behov/)).toHaveValue('Se i bilagan')
    const told = summary
      .getByRole('link')
      .elements()
      .map(link => link.textContent)
    expect(told).toEqual([
      'Fyll i igen: Namn. Det sparades inte.',
      'Aktuellt behov: ett personnummer sparades inte och är borttaget ur texten. Skriv det igen om det behövs.',
    ])
    await expect.element(summary.getByRole('heading')).toHaveTextContent('Det finns 2 saker att rätta')
    await expect
      .element(field(/^Telefon/))
      .toHaveAccessibleDescription(/Fyll i igen om det behövs: Telefon\. Det sparades inte\./)
    expect(await violations()).toEqual([])
  })

  it('without an optional field alone has nothing to put right', async () => {
    beSignedInAs('karin')
    await toDetails()
    await page.getByLabelText('En annan person').click()
    await field(/^Telefon/).fill('0317600100')
    await again()
    await expect.element(field(/^Telefon/)).toHaveAccessibleDescription(/Fyll i igen om det behövs/)
    expect(summary.query()).toBeNull()
  })
})
