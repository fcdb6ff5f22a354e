import { contract } from '@salvia/core/api'
import type { OwnNotification } from '@salvia/core/notifications'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { endSession } from '../../../state/session-end.ts'
import { answering, type CannedAnswer, refusedWith, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { NotificationsCard } from './notifications-card.tsx'

const PATH = '/api/profile/notifications'
const anna: OwnNotification = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'certificates',
  isDigest: false,
  about: 'Anna Ek',
  isOn: true,
}
const bo: OwnNotification = {
  ...anna,
  id: '22222222-2222-4222-8222-222222222222',
  about: 'Bo Ström',
  isOn: false,
}
const unseen: OwnNotification = { ...anna, id: '33333333-3333-4333-8333-333333333333', about: null }

/** A server that stores each switch, like the real one. */
function serving(items: readonly OwnNotification[], total = items.length): CannedAnswer[] {
  const isOn = new Map(items.map(item => [item.id, item.isOn]))
  const list = () => ({ items: items.map(item => ({ ...item, isOn: isOn.get(item.id) ?? false })), total })
  const turning = (id: string) => (): undefined => {
    isOn.set(id, !isOn.get(id))
  }
  return [
    reply(contract.notifications.list, list),
    ...items.map(({ id }) => reply(contract.notifications.turn, turning(id), { id })),
  ]
}

async function open(answers: readonly CannedAnswer[]) {
  const asked = answering([...profileAnswers([]), ...answers])
  beSignedIn()
  await render(
    <main>
      <h1>Din profil</h1>
      <NotificationsCard />
    </main>,
  )
  return asked
}

const mails = (name: string) => page.getByRole('switch', { name })

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

describe('the mails that one gets', () => {
  it('are named, each on or off, also those about someone unseen', async () => {
    await open(serving([anna, bo, unseen]))
    await expect
      .element(page.getByRole('heading', { name: 'Medicinska kontroller som går ut' }))
      .toBeVisible()
    await expect.element(mails('Anna Ek')).toBeChecked()
    await expect.element(mails('Bo Ström')).not.toBeChecked()
    await expect.element(mails('En medarbetare som du inte längre ser')).toBeChecked()
    expect(await violations()).toEqual([])
  })

  it.each([
    ['sv', 'Alla mejl om medicinska kontroller, också månadens sammanfattning'],
    ['en', 'All emails about medical check-ups, the monthly summary included'],
  ] as const)('begin with the digest, which says that it ends the others (%s)', async (locale, text) => {
    showLocale(locale)
    await open(serving([{ ...unseen, isDigest: true }, anna]))
    await expect.element(page.getByRole('switch').first()).toHaveAccessibleName(text)
    await expect.element(mails('Anna Ek')).toBeChecked()
    expect(await violations()).toEqual([])
  })

  it('are told in English', async () => {
    showLocale('en')
    await open(serving([unseen]))
    await expect.element(mails('An employee whom you no longer see')).toBeVisible()
  })

  it('are turned off and on again, and say that it is saved', async () => {
    const asked = await open(serving([anna]))
    await mails('Anna Ek').click()
    await expect.element(mails('Anna Ek')).not.toBeChecked()
    await expect.element(page.getByText('Sparat', { exact: false })).toBeVisible()
    await mails('Anna Ek').click()
    await expect.element(mails('Anna Ek')).toBeChecked()
    const sent = asked.filter(({ method }) => method === 'PATCH').map(({ path }) => path)
    expect(sent).toEqual([`${PATH}/${anna.id}`, `${PATH}/${anna.id}`])
  })

  it('that could not be turned say so and stand as they were', async () => {
    await open([
      ...serving([anna]),
      reply(contract.notifications.turn, refusedWith('NOT_FOUND'), { id: anna.id }),
    ])
    await mails('Anna Ek').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Det du söker finns inte/)
    await expect.element(mails('Anna Ek')).toBeChecked()
    expect(await violations()).toEqual([])
  })

  it('are told to be none', async () => {
    await open(serving([]))
    await expect.element(page.getByText('Du får inga mejl som går att stänga av här.')).toBeVisible()
  })

  it('that are more than are listed say how many more', async () => {
    await open(serving([anna], 4))
    await expect.element(page.getByText('Mejl om 3 till visas inte här.')).toBeVisible()
  })

  it('that could not be asked say so, and can be asked again', async () => {
    const asked = await open([reply(contract.notifications.list, refusedWith('INVALID_REQUEST'))])
    const again = page.getByRole('button', { name: 'Försök igen' })
    await expect.element(again).toBeVisible()
    const before = asked.length
    await again.click()
    await expect.poll(() => asked.length).toBeGreaterThan(before)
  })

  it('show that they are on their way', async () => {
    await open([reply(contract.notifications.list, new Response(new ReadableStream()))])
    await expect.element(page.getByRole('status')).toBeVisible()
  })
})
