import { isoDate } from '@salvia/core/primitives'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { keepDrafts } from '../../../state/kept-draft.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { answering } from '../../../testing/answers.ts'
import { orderingAnswers } from '../../../testing/ordering.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedInAs, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { orderToKeep } from './kept-order.ts'
import { NewOrderScreen } from './new-order.screen.tsx'
import { newDraft } from './order-draft.ts'

function Guarded() {
  return useAtomValue(profileAtom) !== null && <NewOrderScreen />
}

async function open(path = '', offered = {}): Promise<void> {
  answering(orderingAnswers(offered))
  await render(<Guarded />, `/bestallningar/bestall${path}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ny beställning' })).toBeVisible()
}
const addresses = () =>
  page
    .getByRole('listitem')
    .getByRole('link')
    .elements()
    .map(link => link.getAttribute('href'))

signedInForEach()
afterEach(() => sessionStorage.clear())

it('leads to each kind of order, and first of all to the phone for what is urgent', async () => {
  await open()
  await expect.element(page.getByText('Är det brådskande?')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
  expect(addresses()).toEqual([
    '/bestallningar/bestall/person',
    '/bestallningar/bestall/grupp',
    '/bestallningar/bestall/radgivning',
  ])
  expect(await violations()).toEqual([])
})

it('with a service asks for whom, and keeps it', async () => {
  await open('?tjanst=bada')
  await expect
    .poll(addresses)
    .toEqual(['/bestallningar/bestall/person?tjanst=bada', '/bestallningar/bestall/grupp?tjanst=bada'])
})

it('tells who may order nothing how it is changed, with the phone', async () => {
  await open('', { mayOrder: false })
  await expect.element(page.getByText('Du kan inte beställa här')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '08-465 004 30' })).toBeVisible()
  expect(addresses()).toEqual([])
  expect(await violations()).toEqual([])
})

const PLACE = { clientNumber: '10401', lostFiles: 0, gaps: [], today: isoDate(2026, 11, 27) }

describe('an order that was begun when the session ended', () => {
  it('can be gone on with, or deleted', async () => {
    beSignedInAs('karin')
    keepDrafts('karin', orderToKeep(newDraft({ kind: 'group', prefilled: { userMobilePhone: '' } }), PLACE))
    await open()
    await expect.element(page.getByText('Du har en påbörjad gruppbeställning')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Fortsätt beställa' }))
      .toHaveAttribute('href', '/bestallningar/bestall/grupp?steg=service')
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Ta bort den' }).click()
    await expect.element(page.getByText('Du har en påbörjad gruppbeställning')).not.toBeInTheDocument()
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  it('of another user is not told', async () => {
    beSignedInAs('berit')
    keepDrafts('karin', { order: {} })
    await open()
    expect(page.getByText('Du har en påbörjad gruppbeställning').query()).toBeNull()
  })
})
