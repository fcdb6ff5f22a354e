import type { Changes, ChangesPage } from '@salvia/core/personnel-file'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '../../../state/endpoint.ts'
import { render } from '../../../testing/render.tsx'
import { violations } from '../../../testing/violations.ts'
import { useChangesAddress } from './changes-address.ts'
import { ChangesByName } from './changes-by-name.tsx'

const COUNTED: Changes = {
  ...{ state: 'counted', before: 740, after: 212, leftOut: 0, extensive: true },
  ...{ leaving: 533, moving: 2, joining: 5 },
}
const LEAVER = {
  ...{ employeeId: '00000000-0000-4000-8000-000000000001', row: null, name: 'Karin Dal' },
  ...{ isMasked: false, isProtected: true, from: ['Produktion', 'Lager'], to: null },
}
const JOINER = {
  ...{ employeeId: null, row: 17, name: 'N••••• N•••••', isMasked: true, isProtected: false },
  ...{ from: null, to: ['Teknik'] },
}
const MOVER = { ...LEAVER, isProtected: false, row: 4, name: 'Ali Ek', to: ['Teknik', 'Drift'] }

const ready = (other: Partial<ChangesPage>): Answer<ChangesPage> => ({
  state: 'ready',
  data: { changes: COUNTED, kind: 'leaving', items: [LEAVER], total: 533, page: 1, pageSize: 10, ...other },
  isOutdated: false,
  retry: () => undefined,
})

interface ShownProps {
  readonly answer: Answer<ChangesPage>
  readonly isImported?: boolean
  readonly names?: ReadonlyMap<number, string>
}

function Shown(props: ShownProps) {
  return <ChangesByName address={useChangesAddress()} {...props} />
}

// A table; on a phone the rows are cards.
beforeEach(() => page.viewport(1280, 900))

it('names those who leave with their unit, marks a protected identity, and counts each kind', async () => {
  await render(<Shown answer={ready({})} />, '/personalfil?steg=send')
  await expect.element(page.getByText('Karin Dal')).toBeVisible()
  await expect.element(page.getByText('Skyddad identitet')).toBeVisible()
  await expect.element(page.getByText('Produktion')).toBeVisible()
  await expect.element(page.getByText('I dag 740 medarbetare, efter inläsningen 212.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Slutar 533' })).toHaveAttribute('aria-current', 'true')
  expect(await violations()).toEqual([])
})

it('leads to other kinds and pages without leaving the step of the address', async () => {
  await render(<Shown answer={ready({})} />, '/personalfil?steg=send')
  await expect
    .element(page.getByRole('link', { name: 'Börjar 5' }))
    .toHaveAttribute('href', '/personalfil?steg=send&andring=joining')
  await expect
    .element(page.getByRole('link', { name: 'Nästa' }))
    .toHaveAttribute('href', '/personalfil?steg=send&andring=leaving&namnsida=2')
})

it('shows from where to where somebody moves', async () => {
  await render(<Shown answer={ready({ kind: 'moving', items: [MOVER], total: 1 })} />)
  await expect.element(page.getByRole('row', { name: /Ali Ek.*Lager.*Drift/ })).toBeVisible()
})

it('is two lines of a card on a phone: the name with its row, and the units without labels', async () => {
  await page.viewport(375, 812)
  await render(<Shown answer={ready({ kind: 'moving', items: [MOVER], total: 1 })} />)
  const card = page.getByRole('listitem').filter({ hasText: 'Ali Ek' })
  await expect.element(card.getByText('Lager')).toBeVisible()
  const top = (text: string | RegExp) => card.getByText(text).element().getBoundingClientRect().top
  expect(Math.abs(top('Ali Ek') - top(/4$/))).toBeLessThan(4)
  expect(await violations()).toEqual([])
})

it('shows five people on a phone at first, and the rest behind a button that stays', async () => {
  await page.viewport(375, 812)
  const items = Array.from({ length: 10 }, (_, at) => ({ ...LEAVER, employeeId: null, row: at + 2 }))
  await render(<Shown answer={ready({ items })} />)
  const people = page.getByRole('listitem').filter({ hasText: 'Karin Dal' })
  await expect.element(people.nth(4)).toBeVisible()
  expect(people.elements()).toHaveLength(5)
  await expect.element(page.getByRole('link', { name: 'Nästa' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Visa alla 533' }).click()
  await expect.poll(() => people.elements().length).toBe(10)
  await expect.element(page.getByRole('link', { name: 'Nästa' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Visa färre' })).toHaveFocus()
  expect(await violations()).toEqual([])
})

it('shows a chosen page whole on a phone', async () => {
  await page.viewport(375, 812)
  const items = Array.from({ length: 10 }, (_, at) => ({ ...LEAVER, employeeId: null, row: at + 2 }))
  await render(<Shown answer={ready({ items, page: 2 })} />)
  await expect
    .poll(() => page.getByRole('listitem').filter({ hasText: 'Karin Dal' }).elements().length)
    .toBe(10)
})

it('fills in the name of somebody who joins from the file on the screen, and else keeps the mask', async () => {
  const joining = ready({ kind: 'joining', items: [JOINER, { ...JOINER, row: 18 }], total: 2 })
  await render(<Shown answer={joining} names={new Map([[17, 'Nora Nyström']])} />)
  await expect.element(page.getByRole('row', { name: /Nora Nyström.*17$/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /N••••• N•••••.*18$/ })).toBeVisible()
})

it('tells an import in the past tense, also one whose names were not stored', async () => {
  await render(<Shown answer={ready({ items: [], total: 0 })} isImported />)
  await expect.element(page.getByRole('heading', { name: 'Ändringar vid inläsningen' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Slutade 533' })).toBeVisible()
  await expect.element(page.getByText('Namnen sparades inte vid den här inläsningen.')).toBeVisible()
})

it.each<[string, Answer<ChangesPage>]>([
  [
    'Ändringarna räknas. Det brukar gå på några sekunder.',
    ready({ changes: { state: 'counting' }, items: [], total: 0 }),
  ],
  ['Ändringarna kunde inte räknas.', ready({ changes: { state: 'not-counted' }, items: [], total: 0 })],
  [
    'Inga medarbetare börjar, slutar eller byter enhet.',
    ready({ changes: { ...COUNTED, leaving: 0, moving: 0, joining: 0 }, items: [], total: 0 }),
  ],
  [
    'Tjänsten svarar inte.',
    {
      state: 'failed',
      failure: {
        ...{ code: 'SERVICE_UNAVAILABLE', title: 'Tjänsten svarar inte.' },
        ...{ action: 'Försök igen.', traceId: undefined },
      },
      retry: () => undefined,
    },
  ],
])('says where there is nobody to name: %s', async (text, answer) => {
  await render(<Shown answer={answer} />)
  await expect.element(page.getByText(text)).toBeVisible()
})
