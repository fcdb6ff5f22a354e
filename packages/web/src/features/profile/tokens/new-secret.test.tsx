import { contract } from '@salvia/core/api'
import type { CompanyProfile } from '@salvia/core/profile'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { isHrAtom } from '../../../state/profile.state.ts'
import { queryClient } from '../../../state/query-client.ts'
import { endSession } from '../../../state/session-end.ts'
import { useCompany } from '../../../state/use-company.ts'
import { renderAmongPages } from '../../../testing/among-pages.tsx'
import {
  answering,
  type CannedAnswer,
  late,
  refusedWith,
  reply,
  unavailable,
} from '../../../testing/answers.ts'
import { MACHINE_SECRET, MACHINE_TOKEN, MADE_TOKEN, ownSession } from '../../../testing/machine-tokens.ts'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { TokensCard } from './tokens-card.tsx'

const OF_TOKEN = { clientNumber: '10401', id: MACHINE_TOKEN.id }

const HR: CompanyProfile['roles'][number] = {
  role: 'extended-orderer',
  unitId: MACHINE_TOKEN.id,
  unitPath: [],
  recursive: true,
}

function OfCompany() {
  const company = useCompany()
  const isHr = useAtomValue(isHrAtom)
  return (
    <main>
      <h1>Din profil</h1>
      {isHr && company && <TokensCard company={company} />}
    </main>
  )
}

let pages: Awaited<ReturnType<typeof renderAmongPages>>
async function open(answers: readonly CannedAnswer[]): Promise<void> {
  answering([
    ...profileAnswers(['persim'], {}, [], [HR]),
    reply(contract.machineTokens.list, { items: [MACHINE_TOKEN] }, { clientNumber: '10401' }),
    ownSession(1),
    ...answers,
  ])
  beSignedIn()
  pages = await renderAmongPages(<OfCompany />, '/profil', '/profil')
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => queryClient.clear())
afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

describe.each([
  {
    what: 'making',
    title: 'Skapa en maskinnyckel',
    open: 'Skapa en maskinnyckel',
    submit: 'Skapa nyckeln',
    busy: 'Skapar nyckeln…',
    answer: reply(contract.machineTokens.create, MADE_TOKEN, { clientNumber: '10401' }),
    refused: reply(contract.machineTokens.create, refusedWith('NOT_FOUND'), { clientNumber: '10401' }),
    fill: () => page.getByRole('textbox', { name: 'Namn' }).fill('natt'),
  },
  {
    what: 'rotating',
    title: 'Byt ut Lönesystemet',
    open: 'Byt ut Lönesystemet',
    submit: 'Byt ut nyckeln',
    busy: 'Byter ut…',
    answer: reply(contract.machineTokens.rotate, MADE_TOKEN, OF_TOKEN),
    refused: reply(contract.machineTokens.rotate, refusedWith('NOT_FOUND'), OF_TOKEN),
    fill: async () => {},
  },
])('the new secret of $what one', way => {
  const dialog = page.getByRole('dialog', { name: way.title })
  const question = page.getByRole('dialog', { name: 'Har du sparat nyckeln?' })
  const wait = page.getByRole('dialog', { name: 'Vänta ett ögonblick' })
  const unsure = dialog.getByText(/^Vi vet inte om en ny nyckel är skapad\./)
  const holdsTab = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const send = async (answer: CannedAnswer): Promise<void> => {
    await open([answer])
    await button(way.open).click()
    await way.fill()
    await expect.poll(holdsTab).toBe(false)
    await dialog.getByRole('button', { name: way.submit }).click()
  }
  const wantToLeaveBefore = async (given: CannedAnswer): Promise<void> => {
    const answer = late(given)
    await send(answer)
    await expect.element(dialog.getByRole('button', { name: way.busy })).toBeVisible()
    pages.tryGoTo('/bestallningar')
    await expect.element(wait.getByRole('button', { name: 'Vänta…' })).toBeVisible()
    answer.arrive()
    await expect.element(wait).not.toBeInTheDocument()
  }

  it('is waited for: neither Escape nor a button closes the dialog while the call is under way', async () => {
    const answer = late(way.answer)
    await send(answer)
    await expect.element(dialog.getByRole('button', { name: way.busy })).toBeVisible()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(dialog).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Avbryt' }).query()).toBeNull()
    expect(dialog.getByRole('button', { name: 'Stäng' }).query()).toBeNull()
    await expect.poll(holdsTab).toBe(true)
    expect(await violations()).toEqual([])
    answer.arrive()
    await expect.element(dialog.getByText(MACHINE_SECRET)).toBeVisible()
  })

  it('that does not come lets the dialog be closed, and the next one too', async () => {
    await send(way.refused)
    await expect.element(dialog.getByRole('button', { name: 'Avbryt' })).toBeVisible()
    await expect.poll(holdsTab).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await button(way.open).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('is not left without a question while it is shown', async () => {
    await send(way.answer)
    await expect.element(dialog.getByText(MACHINE_SECRET)).toBeVisible()
    await expect.poll(holdsTab).toBe(true)
    pages.tryGoTo('/bestallningar')
    await expect.element(question.getByText(/^Vi kan inte visa den igen\./)).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(dialog.getByText(MACHINE_SECRET)).toBeVisible()
    pages.tryGoTo('/bestallningar')
    await question.getByRole('button', { name: 'Lämna sidan' }).click()
    await expect.element(page.getByRole('heading', { name: '/bestallningar' })).toBeVisible()
  })

  it('is asked about no more when it is kept', async () => {
    await send(way.answer)
    await dialog.getByRole('button', { name: 'Jag har sparat nyckeln' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(holdsTab).toBe(false)
    await pages.goTo('/bestallningar')
  })

  it('is waited for by whoever wants to leave, and seen first: only the next wish to leave asks', async () => {
    const asked: unknown[] = []
    const watch = new MutationObserver(() => asked.push(...question.elements()))
    watch.observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    await wantToLeaveBefore(way.answer)
    await expect.element(dialog.getByText(MACHINE_SECRET)).toBeVisible()
    watch.disconnect()
    // Not even for a moment.
    expect(asked).toEqual([])
    // Focus is where the secret is.
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    pages.tryGoTo('/bestallningar')
    await expect.element(question).toBeVisible()
  })

  it('that does not come is told to whoever waited to leave: the page stays, with why', async () => {
    await wantToLeaveBefore(way.refused)
    await expect.element(dialog.getByText('Det du söker finns inte.').first()).toBeVisible()
    expect(pages.visited).toEqual(['/profil'])
    expect(unsure.query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await pages.goTo('/bestallningar')
  })

  it('that got no answer may be of a key that was made: the user is sent to look, once', async () => {
    await send({ ...way.refused, respond: unavailable })
    await expect.element(unsure).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await button(way.open).click()
    await expect.element(dialog.getByRole('button', { name: way.submit })).toBeVisible()
    expect(unsure.query()).toBeNull()
  })
})

it('a late answer to revoking does not close the dialog that shows a secret', async () => {
  const answer = late(reply(contract.machineTokens.revoke, undefined, OF_TOKEN))
  await open([answer, reply(contract.machineTokens.rotate, MADE_TOKEN, OF_TOKEN)])
  await button('Återkalla Lönesystemet').click()
  await button('Återkalla nyckeln').click()
  await expect.element(button('Återkallar…')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button('Byt ut Lönesystemet').click()
  await button('Byt ut nyckeln').click()
  await expect.element(page.getByText(MACHINE_SECRET)).toBeVisible()
  answer.arrive()
  await expect.element(page.getByText('Lönesystemet är återkallad.')).toBeInTheDocument()
  await expect.element(page.getByText(MACHINE_SECRET)).toBeVisible()
})
