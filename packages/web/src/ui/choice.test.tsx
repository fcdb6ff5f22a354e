import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { Checkbox, RadioCards } from './choice.tsx'
import { CheckboxList, RadioList } from './choice-list.tsx'
import { Switch } from './switch.tsx'

const TYPES = [
  { value: 'video', label: 'Videosamtal', hint: 'Medarbetaren loggar in med BankID' },
  { value: 'phone', label: 'Telefon' },
] as const
type Type = (typeof TYPES)[number]['value']

function Choices() {
  const [one, setOne] = useState<Type | null>(null)
  const [any, setAny] = useState<ReadonlySet<Type>>(new Set())
  const [card, setCard] = useState<Type | null>(null)
  const [isOn, setIsOn] = useState(false)
  return (
    <>
      <RadioList
        label="Hur vill ni ses?"
        options={TYPES}
        value={one}
        onValue={setOne}
        error="Välj ett sätt"
      />
      <CheckboxList
        label="Besökstyp"
        hint="Flera kan väljas"
        options={TYPES}
        values={any}
        onValues={setAny}
      />
      <RadioCards
        label="Kort"
        options={[TYPES[0], { ...TYPES[1], unavailable: 'Ingår inte i avtalet.' }]}
        value={card}
        onValue={setCard}
      />
      <Checkbox label="Jag godkänner" checked={isOn} onChecked={setIsOn} error="Godkänn för att fortsätta" />
      <Switch label="Visa personnummer" hint="Av vid varje besök" isOn={isOn} onSwitch={setIsOn} />
      <p data-testid="state">{JSON.stringify([one, [...any], card, isOn])}</p>
    </>
  )
}

const state = page.getByTestId('state')

it('have no accessibility faults', async () => {
  await render(<Choices />)
  expect(await violations()).toEqual([])
})

it('one answer is chosen by arrows, and any by Space', async () => {
  await render(<Choices />)
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(state).toHaveTextContent('["phone",[],null,false]')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(state).toHaveTextContent('["phone",["video","phone"],null,false]')
  await userEvent.keyboard(' ')
  await expect.element(state).toHaveTextContent('["phone",["video"],null,false]')
})

it('a question tells what helps and what is wrong', async () => {
  await render(<Choices />)
  await expect
    .element(page.getByRole('group', { name: 'Hur vill ni ses?' }))
    .toHaveAccessibleDescription('Välj ett sätt')
  await expect
    .element(page.getByRole('group', { name: 'Besökstyp' }))
    .toHaveAccessibleDescription('Flera kan väljas')
})

it('what cannot be chosen says why, and is not', async () => {
  await render(<Choices />)
  await page.getByText('Ingår inte i avtalet.').click({ force: true })
  await expect.element(state).toHaveTextContent('[null,[],null,false]')
})

it('a switch says in words whether it is on', async () => {
  await render(<Choices />)
  const control = page.getByRole('switch', { name: 'Visa personnummer' })
  await expect.element(control).toHaveAttribute('aria-checked', 'false')
  await expect.element(page.getByText('Av', { exact: true })).toBeVisible()
  control.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(control).toHaveAttribute('aria-checked', 'true')
  await expect.element(page.getByText('På', { exact: true })).toBeVisible()
})
