import type { Page } from '@playwright/test'
import { contract } from '@salvia/core/api'
import { expect } from '../portal.ts'
import { press, type SeenWrite } from './seen-write.ts'

/** The numbers of the orders that a list shows. */
const numbersIn = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').innerText()).match(/B-\d+/g) ?? []

/** A list of orders shows one more. */
const watch: SeenWrite['watch'] = async other => {
  await other.goto('/bestallningar')
  await expect.poll(() => numbersIn(other)).not.toEqual([])
  const before = new Set(await numbersIn(other))
  return () =>
    expect.poll(async () => (await numbersIn(other)).some(number => !before.has(number))).toBe(true)
}

/** Sends an order whose details are filled in. */
async function send(page: Page): Promise<void> {
  await press(page, 'Fortsätt')
  await press(page, 'Skicka beställning')
}

async function chooseFirstUnit(page: Page): Promise<void> {
  await page.getByRole('tree').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
}

export const ORDER_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.orders.person,
    watch,
    async act(one) {
      await one.goto('/bestallningar/bestall/person?tjanst=halsosamtal')
      await one.getByRole('list', { name: 'Dina medarbetare' }).getByRole('button').first().click()
      await send(one)
    },
  },
  {
    endpoint: contract.orders.group,
    watch,
    async act(one) {
      await one.goto('/bestallningar/bestall/grupp?tjanst=ergonomisk-radgivning')
      await chooseFirstUnit(one)
      await press(one, 'Fortsätt')
      await one.getByLabel('Beskrivning').fill('Genomgång av arbetsplatserna')
      await send(one)
    },
  },
  {
    endpoint: contract.orders.counselling,
    watch,
    async act(one) {
      await one.goto('/bestallningar/bestall/radgivning')
      await one.getByLabel('Rubrik').fill('Oro i gruppen')
      await one.getByLabel('Beskrivning').fill('Vad kan vi göra?')
      await chooseFirstUnit(one)
      await one.getByLabel('Ort', { exact: true }).fill('Björkby')
      await send(one)
    },
  },
]
