import type { Page } from '@playwright/test'
import { audit } from './audit.ts'
import { expect, HR, heading, test } from './portal.ts'
import { inLanguage, wordsOf } from './words.ts'

test.describe.configure({ mode: 'parallel' })

const ORDERER = { email: 'bestallare@demo.example' }
const rowLinks = (page: Page) => page.getByRole('table').locator('tbody th').getByRole('link')

const words = wordsOf('sv')

test.describe('as HR', () => {
  test.use({ account: HR })

  test('an employee, and who may see what', async ({ page }) => {
    await page.goto('/medarbetare?filter=orderable')
    await rowLinks(page).first().click()
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
    await audit(page, 'employee')
    await page.goto('/medarbetare/behorigheter')
    await rowLinks(page).first().click()
    await expect(page.getByRole('table').last().locator('tbody tr').first()).toBeVisible()
    await audit(page, 'what a person may see')
    await page.goto('/medarbetare/behorigheter')
    await expect(rowLinks(page).first()).toBeVisible()
    await audit(page, 'who may see what')
  })
})

test.describe('as an orderer', () => {
  test.use({ account: ORDERER })

  test('an employee whom a rule shuts, and why somebody is not listed', async ({ page }) => {
    // This user reads English.
    await page.goto('/medarbetare')
    await inLanguage(page, 'sv')
    await page.goto('/medarbetare?filter=excluded&hjalp=colleague')
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit(page, 'help about the rules')
    await page.goto('/medarbetare?filter=excluded')
    await rowLinks(page).first().click()
    await expect(heading(page, /regel|rule/i)).toBeVisible()
    await audit(page, 'employee shut by a rule')
    await page.goto('/medarbetare?q=qqqzzz')
    await page.getByRole('button', { name: words.coworkerParts.why.title }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await audit(page, 'why not here')
  })
})
