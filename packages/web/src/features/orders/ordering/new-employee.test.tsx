import { contract } from '@salvia/core/api'
import { errorText } from '@salvia/core/error-catalogue'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { type Asked, answering, type Given, refusedWith, reply } from '../../../testing/answers.ts'
import { EXAMPLE_SENT, orderingAnswers, unitId } from '../../../testing/ordering.ts'
import { render } from '../../../testing/render.tsx'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { PersonOrderScreen } from './order.screen.tsx'

const AT = { clientNumber: '10401' }
/** A test number of the tax agency. */
const NUMBER = '19811218-9876'

function Guarded() {
  return useAtomValue(profileAtom) !== null && <PersonOrderScreen />
}

let asked: Asked[] = []
async function open(checked: Given<typeof contract.orders.checkNumber>): Promise<void> {
  asked = answering([
    ...orderingAnswers(),
    reply(contract.orders.checkNumber, checked, AT),
    reply(contract.orders.person, EXAMPLE_SENT, AT),
  ])
  await render(<Guarded />, '/bestallningar/bestall/person?tjanst=halsoundersokning')
  await page.getByRole('link', { name: 'Ny medarbetare' }).click()
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const goOn = () => page.getByRole('button', { name: 'Fortsätt' }).click()
const summary = page.getByRole('region', { name: /rätta/ })
const details = page.getByRole('heading', { level: 1, name: 'Uppgifter' })
async function fill(): Promise<void> {
  await field('Personnummer').fill(NUMBER)
  await field('Förnamn').fill('Eva')
  await field('Efternamn').fill('Persson')
  await field('Mobilnummer').fill('070-174 06 05')
  await page.getByRole('treeitem', { name: /^Stab/ }).click()
}

signedInForEach()
beforeEach(() => {
  asked = []
})

it('is asked for number, name, mobile and unit', async () => {
  await open({ kind: 'new' })
  await goOn()
  await expect.element(summary).toHaveFocus()
  const told = summary.getByRole('link').elements()
  expect(told.map(link => link.textContent)).toEqual([
    'Personnumret är inte rätt skrivet.',
    'Förnamn saknas',
    'Efternamn saknas',
    'Mobilnummer saknas',
    'Du har inte valt någon organisationsenhet',
  ])
  expect(await violations()).toEqual([])
  expect(asked.some(({ path }) => path.includes('numbers'))).toBe(false)
})

it('stays as typed while the user looks at the own employees, and is asked about before it is left', async () => {
  await open({ kind: 'new' })
  await field('Förnamn').fill('Eva')
  await page.getByRole('link', { name: 'Dina medarbetare' }).click()
  await page.getByRole('link', { name: 'Ny medarbetare' }).click()
  await expect.element(field('Förnamn')).toHaveValue('Eva')
  await page.getByRole('button', { name: 'Avsluta' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Vill du avsluta beställningen?' })).toBeVisible()
})

it('with a new fault is told of it by the press that leaves the field', async () => {
  await open({ kind: 'new' })
  await goOn()
  await fill()
  await field('E-post (frivilligt)').fill('eva@')
  await goOn()
  await expect.element(summary).toHaveFocus()
  const told = summary.getByRole('link').elements()
  expect(told.map(link => link.textContent)).toEqual(['E-postadressen är inte rätt skriven'])
})

it('whose number is new is chosen, and sent as typed; the number is in no address', async () => {
  await open({ kind: 'new' })
  await fill()
  await goOn()
  await expect.element(details).toHaveFocus()
  await page.getByLabelText('Ort', { exact: true }).selectOptions('Björkby')
  await goOn()
  await expect.element(page.getByText(NUMBER)).toBeVisible()
  await page.getByRole('button', { name: 'Skicka beställning' }).click()
  const sent = () => asked.filter(({ path }) => path.endsWith('/person'))
  await expect.poll(sent).toMatchObject([
    {
      body: {
        employee: { kind: 'new', pid: NUMBER, firstName: 'Eva', mobilePhone: '0701740605' },
        selectedOrg: unitId(4),
      },
    },
  ])
  expect(asked.map(({ path }) => path).join()).not.toContain('9876')
})

it('whose number belongs to one’s own employee is chosen as that one', async () => {
  await open({ kind: 'known', pidHash: 'anna', firstName: 'Anna', lastName: 'Ahl' })
  await fill()
  await goOn()
  await expect.element(details).toHaveFocus()
  await page.getByRole('link', { name: 'Medarbetare' }).click()
  await expect.element(page.getByText('Vald medarbetare: Anna Ahl')).toBeVisible()
})

describe('a number that is refused', () => {
  it.each([
    'OWN_NUMBER',
    'NUMBER_NOT_WRITTEN_CORRECTLY',
    'EXCLUDED_BY_SELF_INSIGHT',
    'EXCLUDED_BY_ORDERING',
    'EXCLUDED_BY_COLLEAGUE',
    'ORDER_TAKES_ROLE',
    'TOO_MANY_REQUESTS',
  ] as const)('by %s says why and what to do, and keeps what was typed', async code => {
    await open(refusedWith(code))
    await fill()
    await goOn()
    await expect.element(summary.getByText(errorText(code, 'sv', {}).title)).toBeVisible()
    await expect.element(summary).toHaveFocus()
    await expect.element(field('Personnummer')).toHaveValue(NUMBER)
    await expect.element(field('Personnummer')).toHaveAttribute('aria-invalid', 'true')
    await field('Personnummer').fill('19')
    await expect.element(summary).not.toBeInTheDocument()
  })
})

it('with a protected identity is asked for no contact details, and what was typed of them goes', async () => {
  await open({ kind: 'new' })
  await fill()
  await page.getByRole('checkbox', { name: 'Personen har skyddad identitet' }).click()
  expect(field('Mobilnummer').query()).toBeNull()
  expect(await violations()).toEqual([])
  await page.getByRole('checkbox', { name: 'Personen har skyddad identitet' }).click()
  await expect.element(field('Mobilnummer')).toHaveValue('')
  await page.getByRole('checkbox', { name: 'Personen har skyddad identitet' }).click()
  await goOn()
  await expect.element(details).toBeVisible()
})
