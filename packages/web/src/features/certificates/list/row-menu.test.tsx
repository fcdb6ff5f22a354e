import { contract } from '@salvia/core/api'
import type { Certificate } from '@salvia/core/certificates'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Asked, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { certificatePage, dayFromNow, exampleCertificate } from '../../../testing/certificates.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const COMPANY = { clientNumber: '10401' }
const WATCHED = exampleCertificate({ origin: 'monitoring', from: -30, to: 400 })
const JOURNAL = exampleCertificate({ check: 'asbestos', to: 23 })
const menu = (check: string) =>
  page.getByRole('button', { name: `Åtgärder för Anna Ahl, Tjänstbarhetsintyg, ${check}` })
const act = (name: string | RegExp) => page.getByRole('menuitem', { name })
const changing = page.getByRole('dialog', { name: 'Byt datum' })
const removing = page.getByRole('dialog', { name: 'Ta bort bevakningen?' })
const [first] = certificatePage([WATCHED]).items
const ofFirst = { ...COMPANY, id: first?.id ?? '' }
const saved = page.getByRole('status').filter({ hasText: 'Anna Ahl bevakas för Kvarts' })
const adding = page.getByRole('dialog', { name: 'Lägg till bevakning' })
const added = (certificate: Certificate): CannedAnswer =>
  reply(contract.certificates.add, { kind: 'added', certificate }, COMPANY)
const sent = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method === 'POST' && path === '/api/certificates/10401')

async function show(answers: readonly CannedAnswer[], rows: readonly Certificate[]): Promise<Asked[]> {
  const { asked } = await showCertificates(CertificatesScreen, answers, { rows })
  return asked
}

signedInForEach()
beforeEach(() => page.viewport(1280, 900))

it('adds a monitoring with employee and check chosen', async () => {
  const asked = await show([added(WATCHED)], [JOURNAL])
  await menu('Asbest').click()
  expect(await violations()).toEqual([])
  await act('Lägg till bevakning').click()
  await expect.element(adding.getByRole('combobox', { name: 'Medarbetare' })).toHaveValue('Ahl, Anna')
  await expect.element(adding.getByRole('combobox', { name: 'Kontroll' })).toHaveValue('asbestos')
  await adding.getByRole('textbox', { name: /^Slutdatum/ }).fill(dayFromNow(400))
  await adding.getByRole('button', { name: 'Lägg till bevakning' }).click()
  await expect.poll(() => sent(asked)[0]?.body).toMatchObject({ employee: 'anna', check: 'asbestos' })
  expect(asked.some(({ path }) => path.endsWith('employees/searches'))).toBe(false)
})

it('says why a certificate of the journal stays', async () => {
  await show([], [JOURNAL])
  await menu('Asbest').click()
  await expect.element(act(/^Ta bort bevakning/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Intyg från journalen kan inte tas bort')).toBeVisible()
  expect(act('Byt datum').query()).toBeNull()
})

it('changes the dates of an entry, which replaces it', async () => {
  const asked = await show([added(exampleCertificate({ origin: 'monitoring', to: 500 }))], [WATCHED])
  await menu('Kvarts').click()
  await act('Byt datum').click()
  await expect.element(changing.getByText('Anna Ahl')).toBeVisible()
  expect(changing.getByRole('combobox').query()).toBeNull()
  const last = changing.getByRole('textbox', { name: /^Slutdatum/ })
  await expect.element(last).toHaveValue(WATCHED.end)
  expect(await violations()).toEqual([])
  await last.fill(dayFromNow(500))
  await changing.getByRole('button', { name: 'Spara nya datum' }).click()
  await expect.element(saved).toBeVisible()
  expect(page.getByRole('button', { name: 'Lägg till en till' }).query()).toBeNull()
  const body = { employee: 'anna', check: 'silica', start: WATCHED.start, end: dayFromNow(500) }
  expect(sent(asked).map(one => one.body)).toEqual([{ ...body, replaces: [first?.id] }])
})

it('says that an entry is gone whose dates were to change, and adds it as a new one only when asked to', async () => {
  const { add } = contract.certificates
  const asked: Asked[] = await show(
    [
      reply(
        add,
        () => {
          const isNamed = JSON.stringify(asked.at(-1)?.body).includes(first?.id ?? '')
          return isNamed ? ({ kind: 'gone' } as const) : ({ kind: 'added', certificate: WATCHED } as const)
        },
        COMPANY,
      ),
    ],
    [WATCHED],
  )
  await menu('Kvarts').click()
  await act('Byt datum').click()
  await changing.getByRole('button', { name: 'Spara nya datum' }).click()
  const gone = page.getByRole('dialog', { name: 'Bevakningen finns inte kvar' })
  await expect.element(gone.getByText(/^Bevakningen för Anna Ahl, Kvarts, har tagits bort/)).toBeVisible()
  await expect.element(gone.getByText(`${WATCHED.start} till ${WATCHED.end}`)).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await changing.getByRole('button', { name: 'Spara nya datum' }).click()
  await gone.getByRole('button', { name: 'Lägg till som ny' }).click()
  await expect.element(saved).toBeVisible()
  expect(sent(asked).map(({ body }) => (body as { replaces: string[] }).replaces)).toEqual([
    [first?.id],
    [first?.id],
    [],
  ])
})

it('adds nothing in the place of an entry that is gone to whoever leaves', async () => {
  const asked = await show([reply(contract.certificates.add, { kind: 'gone' }, COMPANY)], [WATCHED])
  await menu('Kvarts').click()
  await act('Byt datum').click()
  await changing.getByRole('button', { name: 'Spara nya datum' }).click()
  await page.getByRole('button', { name: 'Lägg inte till' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent(asked)).toHaveLength(1)
})

it('removes an entry after a question that names person and check; focus then has a place', async () => {
  let rows: readonly Certificate[] = [WATCHED]
  const gone = reply(contract.certificates.remove, undefined, ofFirst)
  const asked = await show(
    [
      reply(contract.certificates.list, () => certificatePage(rows), COMPANY),
      {
        ...gone,
        respond: () => {
          rows = []
          return gone.respond()
        },
      },
    ],
    [],
  )
  await menu('Kvarts').click()
  await act('Ta bort bevakning').click()
  await expect
    .element(removing.getByText(/^Kvarts \(Tjänstbarhetsintyg\) för Anna Ahl tas bort/))
    .toBeVisible()
  expect(await violations()).toEqual([])
  await removing.getByRole('button', { name: 'Ta bort bevakning' }).click()
  const removed = page.getByRole('dialog', { name: 'Bevakningen är borttagen' })
  await expect.element(removed.getByRole('button', { name: 'Stäng' }).last()).toHaveFocus()
  expect(asked.filter(({ path }) => path.endsWith('/removals'))).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(removed).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

it.each([
  ['CERTIFICATE_NOT_FOUND', 'Intyget eller bevakningen hittades inte.'],
  ['CERTIFICATE_NOT_REMOVABLE', 'Intyg från journalen kan inte tas bort.'],
] as const)('says %s of a removal, which cannot be pressed again', async (code, text) => {
  await show([reply(contract.certificates.remove, refusedWith(code), ofFirst)], [WATCHED])
  await menu('Kvarts').click()
  await act('Ta bort bevakning').click()
  await removing.getByRole('button', { name: 'Ta bort bevakning' }).click()
  const refused = page.getByRole('dialog', { name: 'Bevakningen togs inte bort' })
  await expect.element(refused.getByRole('alert').getByText(text).first()).toBeVisible()
  expect(refused.getByRole('button', { name: 'Ta bort bevakning' }).query()).toBeNull()
  await refused.getByRole('button', { name: 'Stäng' }).last().click()
  await expect.element(menu('Kvarts')).toHaveFocus()
})

it('says that a removal met a fault, and keeps the question open', async () => {
  await show([reply(contract.certificates.remove, refusedWith('UNEXPECTED_ERROR'), ofFirst)], [WATCHED])
  await menu('Kvarts').click()
  await act('Ta bort bevakning').click()
  await removing.getByRole('button', { name: 'Ta bort bevakning' }).click()
  await expect.element(removing.getByRole('alert').getByText(/./).first()).toBeVisible()
  await removing.getByRole('button', { name: 'Behåll' }).click()
  await expect.element(menu('Kvarts')).toHaveFocus()
})

it('offers nothing but mails to somebody who may not change the entry', async () => {
  await show([], [{ ...WATCHED, mayChange: false }])
  await menu('Kvarts').click()
  await expect.element(act('Slå på mejl')).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})

it.each([true, false])(
  'a status of many words does not squeeze the name on a phone (with a menu: %s)',
  async mayChange => {
    await page.viewport(375, 800)
    await show([], [exampleCertificate({ to: 400 }, { mayChange })])
    const name = page.getByRole('link', { name: 'Ahl, Anna' })
    await expect.element(name).toBeVisible()
    // One line of text, and not one letter on each.
    expect(name.element().getClientRects()).toHaveLength(1)
    const status = page.getByText('Löper ut', { exact: true }).element().getBoundingClientRect()
    expect(status.top).toBeGreaterThanOrEqual(name.element().getBoundingClientRect().bottom)
  },
)

it('the menu stands in the corner of a card, also beside a status of one word', async () => {
  await page.viewport(375, 800)
  await show([], [exampleCertificate({ origin: 'manual', to: null })])
  const menu = page.getByRole('button', { name: /^Åtgärder för/ })
  await expect.element(menu).toBeVisible()
  const status = page.getByText('Manuell', { exact: true }).element().getBoundingClientRect()
  expect(status.right).toBeLessThan(menu.element().getBoundingClientRect().left)
})
