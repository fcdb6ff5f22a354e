import { contract } from '@salvia/core/api'
import type { Certificate } from '@salvia/core/certificates'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import {
  type Asked,
  type CannedAnswer,
  late,
  refusedWith,
  reply,
  unavailable,
} from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { dayFromNow, exampleCertificate, exampleWatched } from '../../../testing/certificates.ts'
import { clearPage } from '../../../testing/render.tsx'
import { profileAnswers, signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const COMPANY = { clientNumber: '10401' }
const ANNA = exampleWatched()
const BO = exampleWatched({ pidHash: 'bo', firstName: 'Bo', lastName: 'Ek', hasValidNumber: false })
const WATCHED = exampleCertificate({ origin: 'monitoring', from: -30, to: 400 })
const { add, monitorable } = contract.certificates

const added = (certificate: Certificate): CannedAnswer => reply(add, { kind: 'added', certificate }, COMPANY)
const EXISTS = {
  kind: 'exists',
  existing: [{ id: WATCHED.id, source: 'monitoring', start: WATCHED.start, end: WATCHED.end }],
} as const

let pages: Awaited<ReturnType<typeof showCertificates>>['pages']

/** Opens the list as HR, with these answers to its calls. */
async function show(answers: readonly CannedAnswer[] = []): Promise<Asked[]> {
  const search = reply(monitorable, { items: [ANNA, BO], hasMore: false }, COMPANY)
  const shown = await showCertificates(CertificatesScreen, [search, ...answers], { rows: [WATCHED] })
  pages = shown.pages
  return shown.asked
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Lägg till bevakning' })
const employee = dialog.getByRole('combobox', { name: 'Medarbetare' })
const option = (name: RegExp) => dialog.getByRole('option', { name })
const end = dialog.getByRole('textbox', { name: /^Slutdatum/ })
const submit = dialog.getByRole('button', { name: 'Lägg till bevakning' })
const saved = page.getByRole('status').filter({ hasText: 'Anna Ahl bevakas för Kvarts' })
const leaving = page.getByRole('dialog', { name: 'Vill du lämna bevakningen?' })
const sent = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method === 'POST' && path === '/api/certificates/10401')

async function open(): Promise<void> {
  await button('Lägg till bevakning').click()
  await expect.element(dialog).toBeVisible()
}

/** Fills in everything but the end date, with the keyboard where the employee is chosen. */
async function fill(): Promise<void> {
  await employee.fill('ahl')
  await expect.element(option(/^Ahl, Anna/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('combobox', { name: 'Kontroll' }).selectOptions('Kvarts')
}

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

describe('adding a monitoring', () => {
  it('finds the employee with the keyboard, and says in one line what is saved', async () => {
    const asked = await show([added(WATCHED)])
    await open()
    await employee.fill('19671031-3195')
    await expect.element(option(/^Ahl, Anna Tekniker · Produktion \/ Montering$/)).toBeVisible()
    await expect.element(employee).toHaveAttribute('aria-expanded', 'true')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect.element(employee).toHaveValue('Ahl, Anna')
    await expect.element(employee).toHaveFocus()
    await dialog.getByRole('combobox', { name: 'Kontroll' }).selectOptions('Kvarts')
    await end.fill(dayFromNow(400))
    await submit.click()
    await expect
      .element(saved.getByText(`Anna Ahl bevakas för Kvarts till och med ${WATCHED.end}.`))
      .toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button('Lägg till bevakning')).toHaveFocus()
    expect(await violations()).toEqual([])
    const body = {
      employee: 'anna',
      check: 'silica',
      start: dayFromNow(0),
      end: dayFromNow(400),
      replaces: [],
    }
    expect(sent(asked).map(one => one.body)).toEqual([body])
    // The list is asked again, and the number has stood in no address.
    expect(asked.filter(({ method, path }) => method === 'GET' && path.includes('sort=name'))).toHaveLength(2)
    expect(asked.map(({ path }) => path).join(' ')).not.toContain('1967')
  })

  it('is asked for by the address once, as from the palette', async () => {
    await show()
    await expect.element(button('Lägg till bevakning')).toBeVisible()
    pages.tryGoTo('/kontroller?status=expired&bevaka=1')
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => pages.visited.at(-1)).toBe('/kontroller?status=expired')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('without an end date is sent as such, which the field says the meaning of', async () => {
    const asked = await show([added(exampleCertificate({ origin: 'manual', to: null }))])
    await open()
    await fill()
    await expect.element(dialog.getByText(/Utan slutdatum .* ingen får mejl om den\.$/)).toBeVisible()
    await submit.click()
    await expect.element(page.getByText('Anna Ahl är tillagd för Kvarts utan slutdatum.')).toBeVisible()
    expect(sent(asked)[0]?.body).toMatchObject({ end: null })
  })

  it('says what is missing, each with a link to its field', async () => {
    const asked = await show()
    await open()
    await dialog.getByRole('textbox', { name: 'Startdatum' }).fill('i går')
    await submit.click()
    for (const name of ['Ingen medarbetare vald', 'Ingen kontroll vald', 'Skriv startdatum som åååå-mm-dd'])
      await expect.element(dialog.getByRole('link', { name })).toBeVisible()
    expect(await violations()).toEqual([])
    await dialog.getByRole('link', { name: 'Ingen medarbetare vald' }).click()
    await expect.element(employee).toHaveFocus()
    expect(sent(asked)).toEqual([])
  })

  it.each([
    ['a start on the end date', 3, 3, 'Startdatum måste vara före slutdatum.', 'Startdatum'],
    ['an end that was yesterday', -9, -1, 'Slutdatum får inte ha passerat.', 'Slutdatum'],
    ['an end too far away', 0, 365 * 60, 'Datumet ligger för långt från i dag.', 'Slutdatum'],
  ])('refuses %s before it is sent', async (_, from, to, text, field) => {
    const asked = await show()
    await open()
    await fill()
    await dialog.getByRole('textbox', { name: 'Startdatum' }).fill(dayFromNow(from))
    await end.fill(dayFromNow(to))
    await submit.click()
    await dialog.getByRole('link', { name: text }).click()
    await expect.element(dialog.getByRole('textbox', { name: new RegExp(`^${field}`) })).toHaveFocus()
    expect(sent(asked)).toEqual([])
  })

  it('takes an end date that is today', async () => {
    const asked = await show([added(WATCHED)])
    await open()
    await fill()
    await dialog.getByRole('textbox', { name: 'Startdatum' }).fill(dayFromNow(-1))
    await end.fill(dayFromNow(0))
    await submit.click()
    await expect.poll(() => sent(asked)).toHaveLength(1)
  })

  it('suggests the end date of the rules, and none for lead', async () => {
    await show()
    await open()
    await fill()
    await dialog.getByRole('textbox', { name: 'Startdatum' }).fill('2026-02-28')
    await dialog.getByRole('button', { name: 'Använd datumet' }).click()
    await expect.element(end).toHaveValue('2029-02-28')
    await expect.element(end).toHaveFocus()
    expect(dialog.getByText(/^Förslag/).query()).toBeNull()
    await end.fill('')
    await expect.element(dialog.getByText('Förslag enligt reglerna: senast 2029-02-28')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Kontroll' }).selectOptions('Bly')
    await expect.element(dialog.getByText(/^Förslag/)).not.toBeInTheDocument()
  })

  it('is not possible for an invalid number, and says who helps', async () => {
    await show()
    await open()
    await employee.fill('ek')
    await option(/^Ek, Bo .*Ogiltigt personnummer$/).click()
    await expect.element(dialog.getByText('Det går inte att lägga till en bevakning för Bo Ek')).toBeVisible()
    await expect.element(dialog.getByText('Teknisk support')).toBeVisible()
    expect(await violations()).toEqual([])
    await submit.click()
    await expect.element(dialog.getByRole('link', { name: 'Ingen medarbetare vald' })).toBeVisible()
    await employee.fill('ahl')
    await expect.element(dialog.getByText('Teknisk support')).not.toBeInTheDocument()
  })

  it('tells when nobody matches, when more do, and that a search failed', async () => {
    let answer: Parameters<typeof reply<typeof monitorable>>[1] = { items: [], hasMore: false }
    await show([reply(monitorable, () => answer as { items: []; hasMore: false }, COMPANY)])
    await open()
    await employee.fill('xyz')
    await expect.element(dialog.getByText(/^Ingen medarbetare matchar/).first()).toBeVisible()
    answer = { items: [ANNA], hasMore: true }
    await employee.fill('ahl')
    await expect.element(dialog.getByText(/^Fler än 1 matchar/).first()).toBeVisible()
    answer = refusedWith('INVALID_REQUEST')
    await employee.fill('ahlg')
    await expect.element(dialog.getByText('Uppgifterna kunde inte läsas.')).toBeVisible()
  })

  it.each([
    ['an employee who is gone', 'COWORKER_NOT_FOUND', /^Medarbetaren/],
    ['a certificate that reaches further', 'MONITORING_COVERED', /intyg från journalen som räcker längre\.$/],
    ['a right that is lost', 'CERTIFICATE_CHANGE_NOT_PERMITTED', /inte ändra dem\.$/],
    ['a fault of ours', 'UNEXPECTED_ERROR', /./],
  ] as const)('says of %s what can be done, and keeps what is filled in', async (_, code, text) => {
    await show([reply(add, refusedWith(code), COMPANY)])
    await open()
    await fill()
    await submit.click()
    await expect.element(dialog.getByRole('heading', { name: text }).last()).toBeVisible()
    await expect.element(employee).toHaveValue('Ahl, Anna')
    expect(await violations()).toEqual([])
  })

  it('hears from the server that the number is invalid', async () => {
    await show([reply(add, refusedWith('EMPLOYEE_NUMBER_INVALID'), COMPANY)])
    await open()
    await fill()
    await submit.click()
    await expect.element(dialog.getByText('Teknisk support')).toBeVisible()
  })

  it.each([
    ['reply was lost', unavailable],
    ['sender was offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('whose %s is sent again with the same key', async (_, fails) => {
    let isDown = true
    const asked = await show([
      { ...added(WATCHED), respond: () => (isDown ? fails() : added(WATCHED).respond()) },
    ])
    await open()
    await fill()
    await submit.click()
    await expect.poll(() => sent(asked)).toHaveLength(1)
    await expect.element(dialog.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    isDown = false
    await submit.click()
    await expect.element(saved).toBeVisible()
    const keys = sent(asked).map(({ key }) => key)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a monitoring that is there already', () => {
  const question = page.getByRole('dialog', { name: 'Ersätta bevakningen som finns?' })
  async function ask(): Promise<Asked[]> {
    let answers = 0
    const asked = await show([
      reply(
        add,
        () => (answers++ === 0 ? EXISTS : { kind: 'added' as const, certificate: WATCHED }),
        COMPANY,
      ),
    ])
    await open()
    await fill()
    await end.fill(dayFromNow(900))
    await submit.click()
    await expect.element(question).toBeVisible()
    return asked
  }

  it('is replaced after a question with both periods', async () => {
    const asked = await ask()
    await expect.element(question.getByText(`${WATCHED.start} till ${WATCHED.end}`)).toBeVisible()
    await expect.element(question.getByText(`${dayFromNow(0)} till ${dayFromNow(900)}`)).toBeVisible()
    await expect.poll(() => question.element().contains(document.activeElement)).toBe(true)
    expect(await violations()).toEqual([])
    await question.getByRole('button', { name: 'Ersätt', exact: true }).click()
    await expect.element(saved).toBeVisible()
    expect(sent(asked).map(({ body }) => (body as { replaces: unknown }).replaces)).toEqual([
      [],
      [WATCHED.id],
    ])
  })

  it('is asked about without losing what is filled in: Escape leads back to the form', async () => {
    const asked = await ask()
    await userEvent.keyboard('{Escape}')
    await expect.element(employee).toHaveValue('Ahl, Anna')
    await expect.element(end).toHaveFocus()
    expect(leaving.query()).toBeNull()
    await submit.click()
    await expect.poll(() => sent(asked)).toHaveLength(2)
  })

  it('is kept, and nothing is sent', async () => {
    const asked = await ask()
    await question.getByRole('button', { name: 'Behåll den som finns' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(button('Lägg till bevakning')).toHaveFocus()
    expect(sent(asked)).toHaveLength(1)
  })
})

describe('leaving', () => {
  it('asks where something is typed, and Escape in the question stays', async () => {
    await show()
    await open()
    await employee.fill('ahl')
    await expect.element(option(/^Ahl, Anna/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option(/^Ahl, Anna/)).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(leaving).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(leaving).not.toBeInTheDocument()
    await expect.element(employee).toHaveValue('ahl')
    await dialog.getByRole('button', { name: 'Avbryt' }).click()
    await leaving.getByRole('button', { name: 'Lämna utan att spara' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Lägg till bevakning')).toHaveFocus()
  })

  it('asks before another page is opened', async () => {
    await show()
    await open()
    await employee.fill('ahl')
    pages.tryGoTo('/medarbetare')
    await leaving.getByRole('button', { name: 'Lämna utan att spara' }).click()
    await expect.element(page.getByRole('heading', { name: '/medarbetare' })).toBeVisible()
  })

  it('asks nothing where nothing is typed', async () => {
    await show()
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('waits for the answer', async () => {
    const answer = late(added(WATCHED))
    await show([answer])
    await open()
    await fill()
    await submit.click()
    await expect.element(dialog.getByRole('button', { name: 'Sparar…' })).toBeVisible()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(dialog).toBeVisible()
    answer.arrive()
    await expect.element(saved).toBeVisible()
  })
})

it('is offered to nobody whose roles do not let them', async () => {
  await show(profileAnswers(['certificates']))
  await expect.element(page.getByRole('row', { name: /Ahl, Anna/ })).toBeVisible()
  expect(button('Lägg till bevakning').query()).toBeNull()
})

it.each([
  ['sv', 'Lägg till bevakning', 375],
  ['sv', 'Lägg till bevakning', 1280],
  ['en', 'Add monitoring', 375],
  ['en', 'Add monitoring', 1280],
] as const)('in %s, "%s" fits in %i px', async (locale, name, width) => {
  await page.viewport(width, 800)
  showLocale(locale)
  await show()
  if (width < 640) {
    await page.getByRole('button', { name: locale === 'sv' ? 'Fler val' : 'More' }).click()
    await page.getByRole('menuitem', { name }).click()
  } else await button(name).click()
  const shown = page.getByRole('dialog', { name })
  await shown.getByRole('combobox').first().fill('ahl')
  await expect.element(shown.getByRole('option', { name: /^Ahl, Anna/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(shown.element().scrollWidth).toBeLessThanOrEqual(width)
  expect(await violations()).toEqual([])
  clearPage()
})
