import { contract } from '@salvia/core/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { endSession } from '../../../state/session-end.ts'
import { clearStore } from '../../../state/store.ts'
import { refusedWith, reply } from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { dayFromNow, exampleCertificate, exampleWatched } from '../../../testing/certificates.ts'
import { clearPage } from '../../../testing/render.tsx'
import { beSignedInAs, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { keptMonitoring } from '../monitoring/kept-monitoring.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const COMPANY = { clientNumber: '10401' }
const ANNA = exampleWatched()
const WATCHED = exampleCertificate({ origin: 'monitoring', from: -30, to: 400 })
const { add, monitorable, person } = contract.certificates
const OF_ANNA = { ...COMPANY, id: ANNA.pidHash }
const SEEN = {
  employee: ANNA,
  ...{ seesEmployee: true, mayChange: true, entries: [], earlier: [], withdrawn: [] },
}

const list = page.getByRole('row', { name: /Ahl, Anna/ })
const dialog = page.getByRole('dialog', { name: 'Lägg till bevakning' })
const changing = page.getByRole('dialog', { name: 'Byt datum' })
const employee = dialog.getByRole('combobox', { name: 'Medarbetare' })
const check = dialog.getByRole('combobox', { name: 'Kontroll' })
const end = dialog.getByRole('textbox', { name: /^Slutdatum/ })
const restored = page.getByText('Här är bevakningen som du hade börjat fylla i')

/** Opens the list, with this answer about the employee. */
async function show(about: typeof SEEN | Response = SEEN) {
  const { asked } = await showCertificates(
    CertificatesScreen,
    [
      reply(monitorable, { items: [ANNA], hasMore: false }, COMPANY),
      reply(person, about, OF_ANNA),
      reply(add, { kind: 'added', certificate: WATCHED }, COMPANY),
    ],
    { rows: [WATCHED] },
  )
  await expect.element(list).toBeVisible()
  return asked
}

/** Fills in all of a monitoring. */
async function begin(): Promise<void> {
  await show()
  await page.getByRole('button', { name: 'Lägg till bevakning' }).click()
  await employee.fill('ahl')
  await expect.element(dialog.getByRole('option', { name: /^Ahl, Anna/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await check.selectOptions('Kvarts')
  await end.fill(dayFromNow(400))
  await expect.element(end).toHaveValue(dayFromNow(400))
}

/** The session ends by itself, and somebody signs in in the same tab. */
function signInAgainAs(account: string): void {
  endSession(498)
  clearPage()
  queryClient.clear()
  clearStore()
  beSignedInAs(account)
}

signedInForEach()
beforeEach(async () => {
  await page.viewport(1280, 900)
  beSignedInAs('karin')
})
afterEach(() => {
  endSession(undefined)
  sessionStorage.clear()
})

describe('a monitoring that is begun when the session ends', () => {
  it('is there after the same user has signed in, once, and can be added', async () => {
    await begin()
    signInAgainAs('karin')
    const kept = JSON.stringify({ ...sessionStorage })
    expect(kept).toContain('silica')
    expect(kept, 'no name of a person').not.toMatch(/ahl/i)
    const asked = await show()
    await expect.element(restored).toBeVisible()
    await expect.element(employee).toHaveValue('Ahl, Anna')
    await expect.element(check).toHaveValue('silica')
    await expect.element(end).toHaveValue(dayFromNow(400))
    expect(await violations()).toEqual([])
    expect(sessionStorage.length).toBe(0)
    await dialog.getByRole('button', { name: 'Lägg till bevakning' }).click()
    await expect
      .poll(() => asked.find(({ method, path }) => method === 'POST' && path.endsWith('/10401'))?.body)
      .toMatchObject({ employee: 'anna', check: 'silica', end: dayFromNow(400), replaces: [] })
  })

  it('asks for the employee again where the user sees that one no longer', async () => {
    await begin()
    signInAgainAs('karin')
    await show(refusedWith('COWORKER_NOT_FOUND'))
    await expect.element(restored).toBeVisible()
    await expect.element(dialog.getByText('Välj medarbetaren igen.')).toBeVisible()
    await expect.element(employee).toHaveValue('')
    await expect.element(check).toHaveValue('silica')
  })

  it('with new dates of an entry still replaces that entry', async () => {
    await show()
    await page.getByRole('button', { name: /^Åtgärder för Anna Ahl/ }).click()
    await page.getByRole('menuitem', { name: 'Byt datum' }).click()
    const newEnd = changing.getByRole('textbox', { name: /^Slutdatum/ })
    await newEnd.fill(dayFromNow(900))
    await expect.element(newEnd).toHaveValue(dayFromNow(900))
    signInAgainAs('karin')
    const asked = await show()
    await expect.element(newEnd).toHaveValue(dayFromNow(900))
    await changing.getByRole('button', { name: 'Spara nya datum' }).click()
    await expect
      .poll(() => asked.find(({ method, path }) => method === 'POST' && path.endsWith('/10401'))?.body)
      .toMatchObject({ end: dayFromNow(900), replaces: [expect.stringMatching(/^0{8}-/)] })
  })

  it('of another user or company is not shown', async () => {
    await begin()
    signInAgainAs('berit')
    await show()
    expect(dialog.query()).toBeNull()
    clearPage()
    beSignedInAs('karin')
    expect(keptMonitoring('10402')).toBeUndefined()
    expect(keptMonitoring('10401')).toBeDefined()
  })

  it('is not kept where nothing is filled in', async () => {
    await show()
    await page.getByRole('button', { name: 'Lägg till bevakning' }).click()
    await expect.element(dialog).toBeVisible()
    signInAgainAs('karin')
    expect(sessionStorage.length).toBe(0)
  })
})
