import { contract } from '@salvia/core/api'
import type { CoworkerContext, Explanation } from '@salvia/core/coworkers'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Asked, answering, refusedWith, reply } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { signedInForEach } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { WhyNotHere } from './why-not-here.tsx'

type Person = Explanation['people'][number]

const AT = { clientNumber: '10401' }
const ANNA: Person = {
  pidHash: 'anna',
  firstName: 'Anna',
  lastName: 'Ahl',
  unitPath: ['Produktion', 'Montering'],
  protectedIdentity: false,
  reason: { kind: 'here' },
}
const dialog = page.getByRole('dialog', { name: 'Varför finns inte personen här?' })

async function ask(
  answer: Explanation | Response,
  search = 'anna',
  context: CoworkerContext = 'orderable',
): Promise<Asked[]> {
  const asked = answering([reply(contract.coworkers.explain, answer, AT)])
  await render(<WhyNotHere isOpen onClose={() => undefined} context={context} search={search} />)
  return asked
}
const about = (reason: Person['reason']): Explanation => ({ people: [{ ...ANNA, reason }], hasMore: false })

signedInForEach()

describe('what was searched for', () => {
  it('is asked about at once, where it was searched for, and not in an address', async () => {
    const asked = await ask(about({ kind: 'here' }))
    await expect.element(dialog.getByText('1 person')).toBeVisible()
    expect(asked).toMatchObject([
      {
        method: 'POST',
        path: expect.not.stringContaining('anna'),
        body: { q: 'anna', context: 'orderable' },
      },
    ])
    await expect.element(dialog.getByRole('textbox')).toHaveValue('anna')
  })

  it('that was nothing is asked for, and cannot be left out', async () => {
    const asked = await ask(about({ kind: 'here' }), '')
    await dialog.getByRole('button', { name: 'Ta reda på varför' }).click()
    await expect.element(dialog.getByText('Skriv namn eller personnummer')).toBeVisible()
    expect(asked).toEqual([])
    await dialog.getByRole('textbox').fill('anna')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('1 person')).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

describe('the answer', () => {
  it('names the rule that shuts, what to do, and gives an example', async () => {
    await ask(about({ kind: 'excluded', rule: 'colleague' }))
    await expect.element(dialog.getByText(/Medarbetaren är undantagen av kollegaregeln/)).toBeVisible()
    expect(dialog.getByRole('link').query()).toBeNull()
    await expect.element(dialog.getByText('Exempel:')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('leads to the filters under which the person stands', async () => {
    await ask(about({ kind: 'other-filter', contexts: ['all', 'managed'] }), 'anna', 'unit-orderer')
    await expect
      .element(dialog.getByRole('link', { name: 'Finns bland dem du är chef för' }))
      .toHaveAttribute('href', '/medarbetare?filter=managed&q=Anna+Ahl')
    expect(dialog.getByRole('link', { name: 'Finns bland alla medarbetare' }).query()).toBeNull()
  })

  it('says that ordering takes a role, and leads to the page', async () => {
    await ask(about({ kind: 'no-role' }))
    await expect.element(dialog.getByText(/Du ser personen som chef/)).toBeVisible()
    await expect
      .element(dialog.getByRole('link', { name: 'Anna Ahl' }))
      .toHaveAttribute('href', '/medarbetare/anna')
  })

  it('marks a protected identity', async () => {
    await ask({ people: [{ ...ANNA, protectedIdentity: true }], hasMore: false })
    await expect.element(dialog.getByText('Skyddad identitet')).toBeVisible()
  })

  it('for more people than are told asks for a whole name', async () => {
    await ask({ people: [ANNA], hasMore: true })
    await expect.element(dialog.getByText(/Sökningen hittar fler/)).toBeVisible()
  })

  it('for nobody says the same whether unknown or out of reach, and whom to ask', async () => {
    await ask({ people: [], hasMore: false })
    await expect
      .element(dialog.getByText('Personen hittades inte, eller arbetar utanför dina enheter.'))
      .toBeVisible()
    await expect.element(dialog.getByText('Teknisk support')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('that could not be fetched says so, and the field keeps what was typed', async () => {
    await ask(refusedWith('TOO_MANY_REQUESTS'))
    await expect.element(dialog.getByRole('alert').getByText(/./).first()).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('anna')
  })
})
