import { contract } from '@salvia/core/api'
import { type CustomerTemplate, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../../state/query-client.ts'
import { answering, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CustomerTemplateCard } from './customer-template.tsx'

const STANDARD: CustomerTemplate = { template: STANDARD_TEMPLATE, isOwn: false }
const OWN: CustomerTemplate = {
  isOwn: true,
  template: {
    ...STANDARD_TEMPLATE,
    id: 'kvarnhalle',
    columns: STANDARD_TEMPLATE.columns
      .filter(({ role }) => role !== 'vat')
      .map(column => (column.role === 'pid' ? { ...column, header: 'Persnr' } : column)),
  },
}

beforeEach(() => {
  queryClient.clear()
  beSignedIn()
})
afterEach(() => vi.unstubAllGlobals())

const choose = (text: string) =>
  userEvent.upload(
    page.getByLabelText('Välj en mall (json)', { exact: true }).last(),
    new File([text], 'mall.json'),
  )

it('shows how a template of its own differs, and gives the standard one back after asking', async () => {
  const asked = answering([
    reply(contract.customerFiles.template, OWN, { clientNumber: '10401' }),
    reply(contract.customerFiles.setTemplate, STANDARD, { clientNumber: '10401' }),
  ])
  await render(<CustomerTemplateCard clientNumber="10401" />)
  await expect.element(page.getByText('Egen mall: kvarnhalle, version 1, 30 kolumner.')).toBeVisible()
  await expect.element(page.getByText('VAT-nummer finns inte med')).toBeVisible()
  await expect.element(page.getByText('Persnr heter Personnummer i standardmallen')).toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Gå tillbaka till standardmallen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gå tillbaka till standardmallen' }).click()
  await expect.element(page.getByText('Kunden har standardmallen igen.')).toBeVisible()
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ template: null })
})

it('takes a template from a file, and says what is wrong in it', async () => {
  const asked = answering([
    reply(contract.customerFiles.template, STANDARD, { clientNumber: '10401' }),
    reply(contract.customerFiles.setTemplate, OWN, { clientNumber: '10401' }),
  ])
  await render(<CustomerTemplateCard clientNumber="10401" />)
  await expect.element(page.getByText('Kunden använder standardmallen.')).toBeVisible()
  await choose('{ inte json')
  await expect.element(page.getByText(/Filen är inte en mall i JSON/)).toBeVisible()
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  await choose('{"id":"kvarnhalle"}')
  await expect.element(page.getByText(/Mallen är sparad/)).toBeVisible()
  answering([
    reply(contract.customerFiles.template, STANDARD, { clientNumber: '10401' }),
    reply(contract.customerFiles.setTemplate, refusedWith('TEMPLATE_UNUSABLE'), { clientNumber: '10401' }),
  ])
  await choose('{}')
  await expect.element(page.getByText('Mallen kan inte användas.')).toBeVisible()
})
