import type { Page } from '@playwright/test'
import { contract } from '@salvia/core/api'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { bytesFile } from '../files.ts'
import { CASE_WORKER, CUSTOMER, expect, heading, sendCredentials, signOut } from '../portal.ts'
import { sendFile } from './company-writes.ts'
import { ORDER_CASE_WRITES } from './order-case-writes.ts'
import { card, press, type SeenWrite } from './seen-write.ts'

const customer = (clientNumber: string) => `/handlaggning/kunder/${clientNumber}`
const COLLEAGUES = '/handlaggning/handlaggare'
const SYSTEMS = '/handlaggning/system'
const tokens = (page: Page) => card(page, 'Maskinnycklar')
const users = (page: Page) => card(page, 'Användare')
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

export const BACK_OFFICE_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.auth.signIn,
    async watch(other) {
      await other.goto('/logga-in/e-post')
      return () => expect(heading(other, 'Ärenden')).toBeVisible()
    },
    async act(one) {
      await one.goto('/logga-in/e-post')
      await sendCredentials(one, CASE_WORKER.email)
    },
  },
  ...ORDER_CASE_WRITES,
  {
    endpoint: contract.cases.act,
    async watch(other, { sent }) {
      await other.goto('/handlaggning')
      const row = other.getByRole('row').filter({ hasText: sent.number })
      await expect(row).toBeVisible()
      await expect(row).not.toContainText('Hos handläggare')
      return () => expect(row).toContainText('Hos handläggare')
    },
    async act(one, { sent }) {
      await one.goto(`/handlaggning/${sent.id}`)
      await press(one, 'Ta emot')
    },
  },
  {
    endpoint: contract.customerFiles.submit,
    async watch(other) {
      const rows = other.getByRole('rowheader')
      const before = await rows.count()
      return () => expect(rows).toHaveCount(before + 1)
    },
    async act(one) {
      await one.goto(`${customer(CUSTOMER.reading)}/skicka-fil`)
      await sendFile(one, 'Karin Ahl')
    },
  },
  {
    endpoint: contract.caseWorkers.setFunctions,
    async watch(other) {
      await other.goto(COLLEAGUES)
      const withAll = other.getByText('Alla funktioner', { exact: true })
      await expect(withAll).toHaveCount(2)
      return () => expect(withAll).toHaveCount(1)
    },
    async act(one) {
      await one.goto(COLLEAGUES)
      await press(one, /^Åtgärder för/)
      await one.getByRole('menuitem', { name: 'Ändra funktioner' }).click()
      await one.getByRole('checkbox', { name: 'Studenthälsa' }).uncheck()
      await inDialog(one, 'Spara')
    },
  },
  {
    endpoint: contract.providerTokens.create,
    async watch(other) {
      await other.goto(SYSTEMS)
      await expect(other.getByText('Det finns inga systemnycklar än.')).toBeVisible()
      return () => expect(other.getByText('Affärssystemet', { exact: true })).toBeVisible()
    },
    async act(one) {
      await one.goto(SYSTEMS)
      await press(one, 'Ny nyckel')
      await one.getByLabel('Namn').fill('Affärssystemet')
      await one.getByRole('checkbox', { name: 'Tjänster' }).check()
      await inDialog(one, 'Skapa nyckeln')
      await inDialog(one, 'Jag har sparat nyckeln')
    },
  },
  {
    endpoint: contract.feeds.setSilence,
    async watch(other) {
      await expect(other.getByText('36 timmar', { exact: true })).toBeHidden()
      return () => expect(other.getByText('36 timmar', { exact: true })).toBeVisible()
    },
    async act(one) {
      await press(one, 'Ändra hur länge det får vara tyst: Tjänster')
      await one.getByLabel('Antal timmar').fill('36')
      await inDialog(one, 'Spara')
    },
  },
  {
    endpoint: contract.providerTokens.revoke,
    watch: async other => () => expect(other.getByText('Det finns inga systemnycklar än.')).toBeVisible(),
    async act(one) {
      await press(one, 'Återkalla Affärssystemet')
      await inDialog(one, 'Återkalla nyckeln')
    },
  },
  {
    endpoint: contract.customerFiles.setTemplate,
    async watch(other) {
      await other.goto(customer(CUSTOMER.reading))
      await expect(other.getByText('Kunden använder standardmallen.')).toBeVisible()
      return () => expect(other.getByText(/^Egen mall: natt/)).toBeVisible()
    },
    async act(one) {
      await one.goto(customer(CUSTOMER.reading))
      const template = JSON.stringify({ ...STANDARD_TEMPLATE, id: 'natt' })
      const path = await bytesFile(Buffer.from(template), 'mall.json')
      await one.getByLabel('Välj en mall (json)', { exact: true }).last().setInputFiles(path)
    },
  },
  {
    endpoint: contract.machineTokens.revokeOfCustomer,
    async watch(other) {
      await expect(tokens(other).getByText('Löner', { exact: true })).toBeVisible()
      return () => expect(tokens(other).getByText('Löner', { exact: true })).toBeHidden()
    },
    async act(one) {
      await press(one, 'Återkalla Löner')
      await inDialog(one, 'Återkalla')
    },
  },
  {
    endpoint: contract.machineTokens.revokeAllOfCustomer,
    watch: async other => () =>
      expect(tokens(other).getByText('Kunden har inga maskinnycklar.')).toBeVisible(),
    async act(one) {
      await press(one, 'Återkalla alla')
      await inDialog(one, 'Återkalla alla')
    },
  },
  {
    endpoint: contract.customers.actOnUser,
    async watch(other) {
      await expect(users(other).getByRole('row').nth(1)).toBeVisible()
      const closed = users(other).getByText('Stängt', { exact: true })
      const before = await closed.count()
      return () => expect(closed).toHaveCount(before + 1)
    },
    async act(one) {
      await press(one, /^Åtgärder för/)
      await one.getByRole('menuitem', { name: 'Stäng kontot' }).click()
      await press(one, 'Stäng kontot nu')
    },
  },
  {
    endpoint: contract.customers.act,
    async watch(other) {
      await other.goto('/handlaggning/kunder')
      await expect(other.getByRole('link', { name: 'Stängda 0' })).toBeVisible()
      return () => expect(other.getByRole('link', { name: 'Stängda 1' })).toBeVisible()
    },
    async act(one) {
      await one.goto(customer(CUSTOMER.bankidOnly))
      await press(one, 'Stäng kunden')
      await press(one, 'Stäng kunden nu')
    },
  },
  {
    endpoint: contract.auth.signOut,
    watch: async other => () => expect(other).toHaveURL(/\/logga-in/),
    act: signOut,
  },
]
