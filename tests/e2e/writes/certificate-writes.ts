import type { Page } from '@playwright/test'
import { contract } from '@salvia/core/api'
import { addDays, type IsoDate } from '@salvia/core/primitives'
import { journalEmployee, openJournal } from '../journal.ts'
import { CUSTOMER, expect, HR } from '../portal.ts'
import { callsAs } from '../service.ts'
import { press, type SeenWrite, type World } from './seen-write.ts'

/** A monitoring of the demo that is still valid: its list, and its last day. */
async function monitoring({ url }: World): Promise<{ readonly path: string; readonly end: IsoDate }> {
  const client = await callsAs(url, HR.email)
  const { items } = await client.certificates.list({
    params: { clientNumber: CUSTOMER.reading },
    query: { status: 'expires', source: 'monitoring' },
  })
  const found = items.find(({ end, mayChange }) => end !== null && mayChange)
  if (!found || found.end === null) throw new Error('The demo has a monitoring that is valid.')
  const { employee, check, end } = found
  const q = encodeURIComponent(`${employee.firstName} ${employee.lastName}`)
  return { path: `/kontroller?source=monitoring&check=${check}&q=${q}`, end }
}

const menu = (page: Page) => page.getByRole('button', { name: /^Åtgärder för/ }).first()
const act = async (page: Page, name: string) => {
  await menu(page).click()
  await page.getByRole('menuitem', { name }).click()
}

const WITHDRAWN = 'Kvicksilver: intyget är återkallat'

export const CERTIFICATE_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.certificates.mails,
    async watch(other, world) {
      await other.goto((await monitoring(world)).path)
      await expect(menu(other)).toBeVisible()
      const sign = other.getByText('Du får mejl', { exact: true })
      await expect(sign).toHaveCount(0)
      return () => expect(sign).toHaveCount(1)
    },
    async act(one, world) {
      await one.goto((await monitoring(world)).path)
      await act(one, 'Slå på mejl')
      await press(one, 'Slå på mejl')
    },
  },
  {
    endpoint: contract.certificates.add,
    async watch(other, world) {
      const { path, end } = await monitoring(world)
      await other.goto(path)
      await expect(menu(other)).toBeVisible()
      return () => expect(other.getByText(addDays(end, 30)).first()).toBeVisible()
    },
    async act(one, world) {
      const { path, end } = await monitoring(world)
      await one.goto(path)
      await act(one, 'Byt datum')
      await one.getByRole('textbox', { name: /^Slutdatum/ }).fill(addDays(end, 30))
      await press(one, 'Spara nya datum')
    },
  },
  {
    endpoint: contract.certificates.remove,
    async watch(other, world) {
      await other.goto((await monitoring(world)).path)
      await expect(menu(other)).toBeVisible()
      return () => expect(menu(other)).toBeHidden()
    },
    async act(one, world) {
      await one.goto((await monitoring(world)).path)
      await act(one, 'Ta bort bevakning')
      await press(one, 'Ta bort bevakning')
    },
  },
  {
    endpoint: contract.certificates.acknowledge,
    async watch(other, { url }) {
      const journal = await openJournal(url)
      const { pid, firstName, lastName } = await journalEmployee(url)
      await journal.put({ id: 'withdrawn', pid, check: 'mercury' })
      await journal.withdraw('withdrawn')
      await journal.close()
      await other.goto('/')
      const row = other.getByRole('link', { name: `${firstName} ${lastName} ${WITHDRAWN}` })
      await expect(row).toBeVisible()
      return () => expect(row).toBeHidden()
    },
    async act(one) {
      await one.goto('/')
      await one.getByRole('link', { name: WITHDRAWN }).click()
      await one.getByRole('button', { name: /^Jag har sett det/ }).click()
    },
  },
]
