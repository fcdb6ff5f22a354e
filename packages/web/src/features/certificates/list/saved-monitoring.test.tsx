import { contract } from '@salvia/core/api'
import type { Certificate } from '@salvia/core/certificates'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type CannedAnswer, reply } from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import {
  certificatePage,
  dayFromNow,
  exampleCertificate,
  exampleWatched,
} from '../../../testing/certificates.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const COMPANY = { clientNumber: '10401' }
const WATCHED = exampleCertificate({ origin: 'monitoring', from: -30, to: 400 })
const { add, list, monitorable } = contract.certificates

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Lägg till bevakning' })
const employee = dialog.getByRole('combobox', { name: 'Medarbetare' })
const check = dialog.getByRole('combobox', { name: 'Kontroll' })
const end = dialog.getByRole('textbox', { name: /^Slutdatum/ })
const saved = page.getByRole('status').filter({ hasText: 'Anna Ahl bevakas för Kvarts' })
const line = saved.getByText(`Anna Ahl bevakas för Kvarts till och med ${WATCHED.end}.`)

async function show(answers: readonly CannedAnswer[] = []) {
  const search = reply(monitorable, { items: [exampleWatched()], hasMore: false }, COMPANY)
  const added = reply(add, { kind: 'added', certificate: WATCHED }, COMPANY)
  const { pages } = await showCertificates(CertificatesScreen, [search, added, ...answers], {
    rows: [WATCHED],
  })
  await expect.element(button('Lägg till bevakning')).toBeVisible()
  return pages
}

/** Fills in the open dialog, and sends it. */
async function save(): Promise<void> {
  await employee.fill('ahl')
  await expect.element(dialog.getByRole('option', { name: /^Ahl, Anna/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await check.selectOptions('Kvarts')
  await end.fill(dayFromNow(400))
  await dialog.getByRole('button', { name: 'Lägg till bevakning' }).click()
}

async function openAndSave(): Promise<void> {
  await button('Lägg till bevakning').click()
  await save()
  await expect.element(line).toBeVisible()
}

signedInForEach()
beforeEach(() => page.viewport(1280, 900))

describe('what is said of a saved monitoring', () => {
  it('stands above the list, and focus is where the dialog was opened', async () => {
    await show()
    await openAndSave()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button('Lägg till bevakning')).toHaveFocus()
    expect(await violations()).toEqual([])
  })

  it('leads to another with the same check and dates', async () => {
    await show()
    await openAndSave()
    await button('Lägg till en till').click()
    await expect.element(employee).toHaveValue('')
    await expect.element(check).toHaveValue('silica')
    await expect.element(dialog.getByRole('textbox', { name: 'Startdatum' })).toHaveValue(WATCHED.start)
    await expect.element(end).toHaveValue(WATCHED.end)
    // Nothing new is filled in, so nothing is asked.
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Lägg till en till')).toHaveFocus()
  })

  it('is closed by its button, and focus goes to the heading', async () => {
    await show()
    await openAndSave()
    await button('Stäng meddelandet').click()
    await expect.element(saved).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('goes when a dialog opens, and when the list is narrowed anew', async () => {
    const pages = await show()
    await openAndSave()
    await button('Lägg till bevakning').click()
    await expect.element(saved).not.toBeInTheDocument()
    await save()
    await expect.element(line).toBeVisible()
    pages.tryGoTo('/kontroller?status=expired')
    await expect.element(saved).not.toBeInTheDocument()
  })

  it('has focus where the address opened the dialog', async () => {
    const pages = await show()
    pages.tryGoTo('/kontroller?bevaka=1')
    await expect.element(dialog).toBeVisible()
    await save()
    await expect.element(line).toHaveFocus()
  })

  it('has focus where the row that opened it is another one afterwards', async () => {
    let rows: readonly Certificate[] = [WATCHED]
    const saving = reply(add, { kind: 'added', certificate: WATCHED }, COMPANY)
    const respond = () => {
      rows = [{ ...WATCHED, id: '00000000-0000-4000-8000-0000000000f0' }]
      return saving.respond()
    }
    await show([reply(list, () => certificatePage(rows), COMPANY), { ...saving, respond }])
    await page.getByRole('button', { name: /^Åtgärder för Anna Ahl/ }).click()
    await page.getByRole('menuitem', { name: 'Byt datum' }).click()
    const changing = page.getByRole('dialog', { name: 'Byt datum' })
    await changing.getByRole('textbox', { name: /^Slutdatum/ }).fill(dayFromNow(500))
    await changing.getByRole('button', { name: 'Spara nya datum' }).click()
    await expect.element(line).toHaveFocus()
    expect(button('Lägg till en till').query()).toBeNull()
  })
})
