import type { Page } from '@playwright/test'
import { contract } from '@salvia/core/api'
import { CASE_WORKER, CUSTOMER, expect, HR } from '../portal.ts'
import { callsAs } from '../service.ts'
import { card, press, type SeenWrite, type World } from './seen-write.ts'

const open = (page: Page, id: string) => page.goto(`/bestallningar/id/${id}`)

/** The newest order of the user that no case worker has taken on. */
async function ownOrder({ url }: World): Promise<string> {
  const client = await callsAs(url, HR.email)
  const params = { clientNumber: CUSTOMER.reading }
  const { items } = await client.orders.list({ params, query: { status: 'sent' } })
  for (const { id } of items) {
    const order = await client.orders.get({ params: { ...params, id } })
    if (order.access === 'full' && order.mayWithdraw) return id
  }
  throw new Error('The demo has an order of HR that no case worker has taken on.')
}

export const FOLLOWED_ORDER_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.orders.reply,
    async watch(other, world) {
      await open(other, await ownOrder(world))
      return () => expect(card(other, 'Meddelanden')).toContainText('Det är bråttom.')
    },
    async act(one, world) {
      await open(one, await ownOrder(world))
      await one.getByText('Skriv till oss').click()
      await one.getByLabel('Skriv ett meddelande').fill('Det är bråttom.')
      await press(one, 'Skicka meddelande')
    },
  },
  {
    endpoint: contract.orders.markRead,
    async watch(other, world) {
      const id = await ownOrder(world)
      const provider = await callsAs(world.url, CASE_WORKER.email)
      await provider.orderCases.reply({ params: { id }, body: { text: 'Vi ringer i dag.', files: [] } })
      await other.goto('/')
      const row = other.locator(`main a[href$="${id}"]`).filter({ hasText: 'nytt svar' })
      await expect(row).toBeVisible()
      return () => expect(row).toBeHidden()
    },
    async act(one, world) {
      await open(one, await ownOrder(world))
    },
  },
  {
    endpoint: contract.orders.withdraw,
    async watch(other, world) {
      await open(other, await ownOrder(world))
      await expect(other.getByText('Inskickad').first()).toBeVisible()
      return () => expect(other.getByText('Återkallad', { exact: true }).first()).toBeVisible()
    },
    async act(one, world) {
      await open(one, await ownOrder(world))
      await press(one, 'Återkalla')
      await press(one, 'Återkalla beställningen')
    },
  },
]
