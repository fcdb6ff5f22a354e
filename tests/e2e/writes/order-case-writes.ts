import type { Page } from '@playwright/test'
import { contract } from '@salvia/core/api'
import { expect } from '../portal.ts'
import { card, press, type SeenWrite, type World } from './seen-write.ts'

const ORDERS = '/handlaggning/bestallningar'
const TEMPLATES = `${ORDERS}/svarsmallar`
const order = ({ ordered }: World): string => `${ORDERS}/${ordered.id}`
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

async function onTemplate(page: Page, act: string): Promise<void> {
  await page.goto(TEMPLATES)
  await press(page, 'Åtgärder för Ny sort')
  await page.getByRole('menuitem', { name: act }).click()
}

export const ORDER_CASE_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.orderCases.act,
    async watch(other, world) {
      await other.goto(order(world))
      await expect(other.getByText('Ingen har tagit sig an beställningen.')).toBeVisible()
      return () => expect(other.getByText('Du är handläggare.')).toBeVisible()
    },
    async act(one, world) {
      await one.goto(order(world))
      await press(one, 'Ta dig an')
    },
  },
  {
    endpoint: contract.orderCases.addNote,
    watch: async other => () => expect(card(other, 'Interna anteckningar')).toContainText('Ring på måndag.'),
    async act(one) {
      await one.getByText('Skriv en anteckning').click()
      await one.getByLabel('Ny anteckning').fill('Ring på måndag.')
      await press(one, 'Spara anteckningen')
    },
  },
  {
    endpoint: contract.orderCases.reply,
    watch: async other => () => expect(card(other, 'Meddelanden')).toContainText('Vi ringer er.'),
    async act(one) {
      await one.getByLabel('Skriv ett meddelande').fill('Vi ringer er.')
      await press(one, 'Skicka meddelande')
    },
  },
  {
    endpoint: contract.orderCases.book,
    watch: async other => () => expect(card(other, 'Bokade tider')).toBeVisible(),
    async act(one, world) {
      await one.goto(`${order(world)}/boka`)
      await press(one, /^\d\d:\d\d/)
      await press(one, 'Boka tiden')
    },
  },
  {
    endpoint: contract.replyTemplates.create,
    async watch(other) {
      await other.goto(TEMPLATES)
      await expect(other.getByRole('heading', { level: 2 }).first()).toBeVisible()
      return () => expect(other.getByRole('heading', { name: 'Ny sort' })).toBeVisible()
    },
    async act(one) {
      await one.goto(TEMPLATES)
      await press(one, 'Ny svarsmall')
      await one.getByLabel('Namn').fill('Ny sort')
      await one.getByLabel('Text').fill('Hej.')
      await inDialog(one, 'Spara')
    },
  },
  {
    endpoint: contract.replyTemplates.update,
    watch: async other => () => expect(other.getByText('Hej igen.', { exact: true })).toBeVisible(),
    async act(one) {
      await onTemplate(one, 'Ändra')
      await one.getByLabel('Text').fill('Hej igen.')
      await inDialog(one, 'Spara')
    },
  },
  {
    endpoint: contract.replyTemplates.remove,
    watch: async other => () => expect(other.getByRole('heading', { name: 'Ny sort' })).toBeHidden(),
    async act(one) {
      await onTemplate(one, 'Ta bort')
      await inDialog(one, 'Ta bort')
    },
  },
]
