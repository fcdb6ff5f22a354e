import type { Page } from '@playwright/test'
import { contract } from '@salvia/core/api'
import { exampleText, unlikeOthers, writtenFile } from '../files.ts'
import { CUSTOMER, expect, heading } from '../portal.ts'
import { press, type SeenWrite } from './seen-write.ts'

const switcher = (page: Page, clientNumber: string) =>
  page.getByRole('button', { name: new RegExp(clientNumber) })
const ongoing = (page: Page) => page.getByRole('main').getByRole('link', { name: /^P-\d+$/ })

/** Sends a file through the wizard, which must show its first step. For a customer, `askedBy` says who asked for it. */
export async function sendFile(page: Page, askedBy?: string): Promise<void> {
  await page.setInputFiles(
    'input[type=file]',
    await writtenFile(unlikeOthers(await exampleText(6)), 'ny.csv'),
  )
  await press(page, 'Fortsätt')
  if (askedBy) await page.getByLabel('Vem har bett om det?').fill(askedBy)
  await press(page, 'Skicka filen')
  // The server reviews the file again, after other reviews in its queue.
  await expect(heading(page, 'Filen är skickad')).toBeVisible({ timeout: 40_000 })
}

export const COMPANY_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.companies.select,
    async watch(other) {
      await other.goto('/')
      await expect(switcher(other, CUSTOMER.reading)).toBeVisible()
      // The other tab is told, and stays until its user wants it to follow.
      return async () => {
        await other.getByRole('button', { name: 'Byt här också' }).click()
        await expect(switcher(other, CUSTOMER.sending)).toBeVisible()
      }
    },
    async act(one) {
      await one.goto('/')
      await switcher(one, CUSTOMER.reading).click()
      await one.getByRole('radio', { name: new RegExp(CUSTOMER.sending) }).check()
      await press(one, 'Fortsätt')
    },
  },
  {
    endpoint: contract.personnelFile.submit,
    async watch(other) {
      await other.goto('/')
      await expect(heading(other, /^Hej/)).toBeVisible()
      const before = await ongoing(other).innerText()
      return () => expect(ongoing(other)).not.toHaveText(before)
    },
    async act(one) {
      await one.goto('/personalfil')
      await sendFile(one)
    },
  },
  {
    endpoint: contract.personnelFile.reply,
    async watch(other, { asked }) {
      await other.goto(`/personalfil/${asked.number}`)
      await expect(other.getByText('Parkerad, svar behövs').first()).toBeVisible()
      return () => expect(other.getByText('Svar mottaget').first()).toBeVisible()
    },
    async act(one, { asked }) {
      await one.goto(`/personalfil/${asked.number}`)
      await one.getByLabel('Ert svar').fill('Lager hör till Produktion.')
      await press(one, 'Skicka svaret')
    },
  },
]
