import { contract } from '@salvia/core/api'
import type { MachineToken } from '@salvia/core/auth'
import { instantFromMillis } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { queryClient } from '../../../state/query-client.ts'
import { answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CustomerTokens } from './customer-tokens.tsx'

const at = (text: string) => instantFromMillis(Date.parse(text))
const first: MachineToken = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Lönesystemet',
  clientNumber: '10401',
  grants: ['personnel-file'],
  createdAt: at('2026-11-21T12:05:00.000Z'),
  createdBy: 'Helena Ek',
  expiresAt: at('2999-11-21T12:05:00.000Z'),
  lastUsedAt: null,
  grantsEndAt: null,
  replacedBy: null,
}
const second = { ...first, id: '22222222-2222-4222-8222-222222222222', name: 'SFTP' }

async function open(answers: readonly CannedAnswer[]) {
  const asked = answering(answers)
  beSignedIn()
  await render(
    <main>
      <h1>Kvarnhälle AB</h1>
      <CustomerTokens clientNumber="10401" />
    </main>,
  )
  return asked
}
const list = (items: readonly MachineToken[], hasHr = true) => [
  reply(contract.machineTokens.listOfCustomer, { items, hasHr }, { clientNumber: '10401' }),
]

const card = page.getByRole('region', { name: 'Maskinnycklar' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the machine tokens of a customer', () => {
  it('are listed with their facts; a case worker makes none', async () => {
    await open(list([first]))
    await expect.element(card.getByRole('listitem')).toMatchTextContent(/Skapad 2026-11-21 av Helena Ek/)
    expect(button('Återkalla alla').query()).toBeNull()
    expect(page.getByRole('button').elements()).toHaveLength(1)
    expect(await violations()).toEqual([])
  })

  it('of which there are none are told in words', async () => {
    await open(list([]))
    await expect.element(card.getByText('Kunden har inga maskinnycklar.')).toBeVisible()
  })

  it('that could not be asked say so, and can be asked again', async () => {
    await open([
      reply(contract.machineTokens.listOfCustomer, refusedWith('INVALID_REQUEST'), {
        clientNumber: '10401',
      }),
    ])
    await expect.element(button('Försök igen')).toBeVisible()
  })

  it('of a customer without HR are told not to work', async () => {
    await open(list([second], false))
    await expect.element(page.getByText('Ingen hos kunden är HR')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('are told in English', async () => {
    showLocale('en')
    await open(list([first, second]))
    await expect.element(button('Revoke all')).toBeVisible()
  })
})

describe('revoking', () => {
  it('one is asked first, and is then told', async () => {
    const asked = await open([
      ...list([first]),
      reply(contract.machineTokens.revokeOfCustomer, undefined, { clientNumber: '10401', id: first.id }),
    ])
    await button('Återkalla Lönesystemet').click()
    const dialog = page.getByRole('dialog', { name: 'Återkalla Lönesystemet?' })
    expect(await violations()).toEqual([])
    await dialog.getByRole('button', { name: 'Avbryt' }).click()
    expect(asked.map(({ method }) => method)).not.toContain('DELETE')
    await button('Återkalla Lönesystemet').click()
    await dialog.getByRole('button', { name: 'Återkalla', exact: true }).click()
    await expect.element(card.getByText('Lönesystemet är återkallad.')).toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain('Lönesystemet är återkallad.')
  })

  it('all tells how many there were', async () => {
    await open([
      ...list([first, second]),
      reply(contract.machineTokens.revokeAllOfCustomer, { revoked: 2 }, { clientNumber: '10401' }),
    ])
    await button('Återkalla alla').click()
    const dialog = page.getByRole('dialog', { name: 'Återkalla alla 2 maskinnycklar?' })
    await dialog.getByRole('button', { name: 'Återkalla alla' }).click()
    await expect.element(card.getByText('2 maskinnycklar är återkallade.')).toBeVisible()
  })

  it('that fails says why', async () => {
    await open([
      ...list([first, second]),
      reply(contract.machineTokens.revokeAllOfCustomer, refusedWith('UNEXPECTED_ERROR'), {
        clientNumber: '10401',
      }),
    ])
    await button('Återkalla alla').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Återkalla alla' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Något gick fel hos oss/)
  })
})
