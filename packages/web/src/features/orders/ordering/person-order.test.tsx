import { contract } from '@salvia/core/api'
import { errorText } from '@salvia/core/error-catalogue'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { type Asked, answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { EXAMPLE_DETAILS } from '../../../testing/coworkers.ts'
import { EXAMPLE_SENT, orderingAnswers } from '../../../testing/ordering.ts'
import { render } from '../../../testing/render.tsx'
import { exampleService } from '../../../testing/services.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { PersonOrderScreen } from './order.screen.tsx'

const AT = { clientNumber: '10401' }
const PATH = '/bestallningar/bestall/person'
const sending = (given: typeof EXAMPLE_SENT | Response) => reply(contract.orders.person, given, AT)
const employee = (given: typeof EXAMPLE_DETAILS | Response) =>
  reply(contract.coworkers.get, given, { pid: 'hash', ...AT, context: 'orderable', employeePid: 'anna' })

function Guarded() {
  return useAtomValue(profileAtom) !== null && <PersonOrderScreen />
}

async function open(path = PATH, more: readonly CannedAnswer[] = []): Promise<Asked[]> {
  const asked = answering([...orderingAnswers(), sending(EXAMPLE_SENT), employee(EXAMPLE_DETAILS), ...more])
  await render(<Guarded />, path)
  return asked
}
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const goOn = () => button('Fortsätt').click()
const summary = page.getByRole('region', { name: /att rätta/ })
const sent = (asked: readonly Asked[]) => asked.filter(({ path }) => path.endsWith('/orders/10401/person'))

async function toDetails(path?: string, more?: readonly CannedAnswer[]): Promise<Asked[]> {
  const asked = await open(path, more)
  await button('Välj Hälsoundersökning').click()
  await button(/^Ahl, Anna/).click()
  await expect.element(heading('Uppgifter')).toHaveFocus()
  return asked
}
const chooseClinic = () => page.getByLabelText('Ort', { exact: true }).selectOptions('Björkby')
async function toConfirm(more?: readonly CannedAnswer[]): Promise<Asked[]> {
  const asked = await toDetails(PATH, more)
  await chooseClinic()
  await goOn()
  await expect.element(heading('Bekräfta')).toHaveFocus()
  return asked
}

signedInForEach()
afterEach(() => {
  endSession(undefined)
  sessionStorage.clear()
})

it('an order is made in four steps, and the receipt tells what happens', async () => {
  const asked = await open()
  await expect.element(heading('Tjänst')).toBeVisible()
  expect(await violations()).toEqual([])
  expect(button('Välj Krisstöd').query()).toBeNull()
  await expect.element(page.getByText(/Brådskande, ring/)).toBeVisible()
  expect(page.getByText('Stress i grupp').query()).toBeNull()
  await page.getByRole('checkbox', { name: 'Inför nattarbete' }).click()
  await button('Välj Hälsoundersökning').click()
  await expect.element(heading('Medarbetare')).toHaveFocus()
  await expect.element(button(/^Ahl, Anna/)).toBeVisible()
  await expect.element(page.getByText('Hälsoundersökning', { exact: true })).toBeVisible()
  expect(await violations()).toEqual([])
  await button(/^Ahl, Anna/).click()
  await expect.element(page.getByText('Hälsoundersökning · Anna Ahl')).toBeVisible()
  await expect.element(page.getByLabelText('Ditt mobilnummer')).toHaveValue('0701740605')
  expect(await violations()).toEqual([])
  await page.getByLabelText(/Aktuellt behov/).fill('Ont i ryggen\n')
  await chooseClinic()
  await expect.element(page.getByLabelText('Mottagning')).toHaveValue('bjorkby')
  await goOn()
  await expect.element(page.getByText('Anna Ahl')).toBeVisible()
  await expect.element(page.getByText('Inför nattarbete')).toBeVisible()
  expect(await violations()).toEqual([])
  await button('Skicka beställning').click()
  await expect.element(heading('Beställningen är skickad')).toHaveFocus()
  await expect.element(page.getByText('Hälsoundersökning för Anna Ahl.')).toBeVisible()
  await expect.element(page.getByText('Ett kvitto har mejlats till karin@exempel.se.')).toBeVisible()
  await expect.element(page.getByText(/Vi svarar senast måndag 30 november 2026/)).toBeVisible()
  await expect.element(page.getByText(/Anna Ahl vet inte om beställningen/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Beställ samma för någon annan' }))
    .toHaveAttribute('href', `${PATH}?tjanst=halsoundersokning&mottagning=bjorkby`)
  expect(await violations()).toEqual([])
  expect(sent(asked)).toMatchObject([
    {
      body: {
        portalServiceId: 'halsoundersokning',
        subCategories: ['natt'],
        employee: { kind: 'known', pidHash: 'anna' },
        selectedOrg: '',
        message: 'Ont i ryggen',
        city: 'Björkby',
        clinic: 'bjorkby',
        showPartnerFields: false,
        userMobilePhone: '0701740605',
        customFeedbackRecipient: false,
        files: [],
      },
    },
  ])
})

describe('a draft that is filled in', () => {
  const toOtherService = async (): Promise<void> => {
    await toDetails()
    await page.getByLabelText(/Aktuellt behov/).fill('Ont i ryggen')
    await page.getByRole('link', { name: 'Tjänst' }).click()
    await button('Välj Psykologsamtal').click()
  }
  const question = page.getByRole('region', { name: 'Medarbetare och uppgifter rensas' })

  it('is asked for before another category clears it', async () => {
    await toOtherService()
    await expect.element(question).toHaveFocus()
    expect(await violations()).toEqual([])
    await question.getByRole('button', { name: 'Byt ändå' }).click()
    await expect.element(heading('Medarbetare')).toHaveFocus()
    await button(/^Ahl, Anna/).click()
    await expect.element(page.getByLabelText(/Aktuellt behov/)).toHaveValue('')
  })

  it('stays when the service does', async () => {
    await toOtherService()
    await question.getByRole('button', { name: 'Behåll' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await button('Fortsätt Hälsoundersökning').click()
    await expect.element(heading('Uppgifter')).toBeVisible()
    await expect.element(page.getByLabelText(/Aktuellt behov/)).toHaveValue('Ont i ryggen')
  })

  it('is asked for before another employee clears its details', async () => {
    await toDetails()
    await page.getByLabelText(/Aktuellt behov/).fill('Ont i ryggen')
    await page.getByRole('link', { name: 'Medarbetare' }).click()
    await expect.element(page.getByText('Vald medarbetare: Anna Ahl')).toBeVisible()
    await button(/^Ek, Bo/).click()
    const asking = page.getByRole('region', { name: 'Uppgifterna rensas' })
    await expect
      .element(asking.getByText('Det du har skrivit under Uppgifter gäller Anna Ahl.'))
      .toBeVisible()
    expect(page.getByText('Vald medarbetare: Anna Ahl').query()).toBeNull()
    await asking.getByRole('button', { name: 'Byt ändå' }).click()
    await expect.element(page.getByLabelText(/Aktuellt behov/)).toHaveValue('')
  })

  it('is asked for when it is left, and stays when the user does', async () => {
    await toDetails()
    await button('Avsluta').click()
    const dialog = page.getByRole('dialog', { name: 'Vill du avsluta beställningen?' })
    await expect.element(dialog.getByText('Det du har fyllt i sparas inte.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fortsätt beställa' }).click()
    await expect.element(heading('Uppgifter')).toBeVisible()
  })
})

describe('the details', () => {
  it('are looked at when the user goes on, told above with focus, and vanish once they are right', async () => {
    await toDetails()
    await page.getByLabelText('Ditt mobilnummer').fill('')
    await page.getByRole('radio', { name: 'En annan person' }).click()
    expect(summary.query()).toBeNull()
    await goOn()
    await expect.element(summary).toHaveFocus()
    const told = () => summary.getByRole('link').elements()
    expect(told().map(link => link.textContent)).toEqual([
      'Ort saknas',
      'Mobilnummer saknas',
      'Namn saknas',
      'E-postadress saknas',
    ])
    expect(await violations()).toEqual([])
    await page.getByLabelText('Namn', { exact: true }).fill('Fia Berg')
    await expect.poll(() => told().length).toBe(3)
    await page.getByLabelText('E-post').fill('fia@')
    await expect.poll(() => told().length).toBe(2)
    await userEvent.tab()
    await expect.element(summary.getByText('E-postadressen är inte rätt skriven')).toBeVisible()
  })

  it('of a partner ask who receives the visit, and where', async () => {
    const asked = await toDetails()
    await page.getByLabelText('Ort', { exact: true }).selectOptions('Umeå')
    await goOn()
    await expect.element(summary.getByText('Ingen mottagning är vald')).toBeVisible()
    await page.getByLabelText('Mottagning').selectOptions('Partnern i Umeå')
    await goOn()
    const told = summary.getByRole('link').elements()
    expect(told.map(link => link.textContent)).toEqual([
      'Företagsnamn saknas',
      'Mottagare saknas',
      'Adress saknas',
      'Postnummer saknas',
      'Postort saknas',
    ])
    const fields = ['Företagsnamn', 'Mottagare', 'Adress', 'Postort']
    for (const name of fields) await page.getByLabelText(name, { exact: true }).fill('Något')
    await page.getByLabelText('Postnummer').fill('90 a')
    await goOn()
    await expect.element(summary.getByText('Postnumret får bara ha siffror')).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByLabelText('Postnummer').fill('903 26')
    await goOn()
    await expect.element(page.getByText(/903 26 Något/)).toBeVisible()
    await button('Skicka beställning').click()
    await expect.poll(() => sent(asked)).toMatchObject([{ body: { showPartnerFields: true } }])
  })

  it('with a text over its limit say by how much', async () => {
    await toDetails()
    await page.getByLabelText(/Aktuellt behov/).fill('å'.repeat(502))
    await goOn()
    await expect.element(summary.getByText('Texten är 2 tecken för lång')).toBeVisible()
  })
})

it('tells that somebody else gets feedback too', async () => {
  await toDetails()
  await chooseClinic()
  await page.getByRole('radio', { name: 'En annan person' }).click()
  await page.getByLabelText('Namn', { exact: true }).fill('Eva Ek')
  await page.getByLabelText('E-post', { exact: true }).fill('eva@exempel.se')
  await goOn()
  await button('Skicka beställning').click()
  await expect.element(page.getByText('Eva Ek får återkoppling när vi har svarat.')).toBeVisible()
})

describe('an order that is not sent', () => {
  it('says so with the reason, and is sent again with the same key', async () => {
    const asked = await toConfirm([sending(refusedWith('SERVICE_UNAVAILABLE'))])
    await button('Skicka beställning').click()
    const told = page.getByRole('alert')
    await expect.element(told.getByText('Något gick fel med beställningen. Försök igen.')).toBeVisible()
    expect(await violations()).toEqual([])
    // One button sends it, before and after the failure.
    expect(told.getByRole('button').query()).toBeNull()
    await button('Skicka beställning').click()
    await expect.poll(() => new Set(sent(asked).map(({ key }) => key)).size).toBe(1)
    await expect.poll(() => sent(asked).length).toBeGreaterThan(1)
  })

  it.each([
    'SERVICE_NOT_ORDERABLE',
    'SERVICE_NOT_IN_AGREEMENT',
    'COWORKER_NOT_FOUND',
    'EXCLUDED_BY_COLLEAGUE',
    'ORDER_TAKES_ROLE',
    'ATTACHMENT_GONE',
    'ORDER_INCOMPLETE',
  ] as const)('for %s has its sentence, and what to do', async code => {
    await toConfirm([sending(refusedWith(code))])
    await button('Skicka beställning').click()
    const { title, action } = errorText(code, 'sv', {})
    await expect.element(page.getByRole('alert').getByText(`${title} ${action}`)).toBeVisible()
  })

  it('to a company that has been closed says so without asking for another try, and keeps what was written', async () => {
    await toDetails(PATH, [sending(refusedWith('COMPANY_CLOSED'))])
    await page.getByLabelText(/Aktuellt behov/).fill('Trötthet sedan i höstas.')
    await chooseClinic()
    await goOn()
    await button('Skicka beställning').click()
    const { title, action } = errorText('COMPANY_CLOSED', 'sv')
    const told = page.getByRole('alert')
    await expect.element(told.getByText(title)).toBeVisible()
    await expect.element(told.getByText(action)).toBeVisible()
    expect(told.getByText(/Försök igen/).query()).toBeNull()
    await expect.element(page.getByText('Trötthet sedan i höstas.')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('since it was sent before it was changed is told as sent', async () => {
    await toConfirm([sending(refusedWith('IDEMPOTENCY_KEY_REUSED'))])
    await button('Skicka beställning').click()
    await expect.element(page.getByText('Beställningen är redan skickad')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Till beställningarna' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

it('the service of counselling leads to its own form', async () => {
  const services = [exampleService({ portalServiceId: 'rad', name: 'Rådgivning' }), exampleService()]
  answering(orderingAnswers({ services }))
  await render(<Guarded />, PATH)
  await expect
    .element(page.getByRole('link', { name: 'Be om rådgivning' }))
    .toHaveAttribute('href', '/bestallningar/bestall/radgivning')
  expect(button('Välj Rådgivning').query()).toBeNull()
  await expect.element(button('Välj Hälsoundersökning')).toBeVisible()
  expect(await violations()).toEqual([])
})

describe('an address', () => {
  it('with service, clinic and order number begins after them', async () => {
    await open(`${PATH}?tjanst=halsoundersokning&mottagning=umea-2&best=PO-9`)
    await expect.element(heading('Medarbetare')).toBeVisible()
    await button(/^Ahl, Anna/).click()
    await expect.element(page.getByLabelText('Mottagning')).toHaveValue('umea-2')
    await expect.element(page.getByLabelText('Företagsnamn')).toBeVisible()
    await expect.element(page.getByLabelText(/Inköpsordernummer/)).toHaveValue('PO-9')
    expect(page.getByLabelText(/Aktuellt behov/).element()).toHaveValue('')
  })

  it('with an employee asks for the service, and then for the details at once', async () => {
    await open(`${PATH}?medarbetare=anna`)
    await button('Välj Hälsoundersökning').click()
    await expect.element(heading('Uppgifter')).toBeVisible()
  })

  it('with an employee whom a rule shuts says so', async () => {
    await open(`${PATH}?medarbetare=anna`, [employee(refusedWith('EXCLUDED_BY_COLLEAGUE'))])
    await expect.element(page.getByText(errorText('EXCLUDED_BY_COLLEAGUE', 'sv', {}).title)).toBeVisible()
    await expect.element(heading('Tjänst')).toBeVisible()
  })

  it('of a later step without a draft begins anew, and says that what was filled in is gone', async () => {
    await open(`${PATH}?steg=details`)
    await expect.element(heading('Tjänst')).toBeVisible()
    await expect.element(page.getByText('Det du hade fyllt i finns inte kvar')).toBeVisible()
  })
})

it('services that cannot be fetched can be asked for again', async () => {
  await open(PATH, [reply(contract.services.catalogue, refusedWith('INVALID_REQUEST'), AT)])
  await expect.element(button('Försök igen')).toBeVisible()
  expect(await violations()).toEqual([])
})
