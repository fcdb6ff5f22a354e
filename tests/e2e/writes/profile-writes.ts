import type { Page } from '@playwright/test'
import { contract } from '@salvia/core/api'
import { expect, HR, heading, PASSWORD } from '../portal.ts'
import { callsAs } from '../service.ts'
import { card, press, type SeenWrite } from './seen-write.ts'

const NEW_PASSWORD = 'fyra ord i en rad'
const mails = (page: Page) => card(page, 'Mejl från portalen')
const sessions = (page: Page) => card(page, 'Där du är inloggad')
const tokens = (page: Page) => card(page, 'Maskinnycklar').getByRole('listitem').filter({ hasText: 'Natt' })

async function signInElsewhere(url: string): Promise<void> {
  await callsAs(url, HR.email)
}

/** Waits until the number of elements has changed by this much. */
const countBecomes = async (found: ReturnType<Page['locator']>, change: number) => {
  await expect(found.first()).toBeVisible()
  const before = await found.count()
  return () => expect(found).toHaveCount(before + change)
}

async function profile(page: Page): Promise<void> {
  await page.goto('/din-profil')
  await expect(mails(page).getByRole('switch').first()).toBeVisible()
}

async function sessionsPage(page: Page): Promise<void> {
  await page.goto('/din-profil/andra-losenord')
  await expect(sessions(page).getByText('Den här inloggningen')).toBeVisible()
}

export const PROFILE_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.profile.update,
    async watch(other) {
      await other.goto('/')
      await expect(heading(other, /^Hej/)).toBeVisible()
      await expect(heading(other, 'Hej Annika')).toBeHidden()
      return () => expect(heading(other, 'Hej Annika')).toBeVisible()
    },
    async act(one) {
      await profile(one)
      await press(one, 'Ändra Kontaktuppgifter')
      await one.getByLabel('Förnamn').fill('Annika')
      await press(one, 'Spara')
    },
  },
  {
    endpoint: contract.profile.answerConsent,
    async watch(other) {
      await profile(other)
      const answer = (text: string) => card(other, 'Cookies och statistik').getByText(text, { exact: true })
      await expect(answer('Inte tillåten')).toBeVisible()
      return () => expect(answer('Tillåten')).toBeVisible()
    },
    async act(one) {
      await press(one, 'Ändra Cookies och statistik')
      await one.getByRole('radio', { name: 'Tillåten', exact: true }).check()
      await press(one, 'Spara')
    },
  },
  {
    endpoint: contract.accounts.unsubscribe,
    async watch(other) {
      await expect(mails(other).getByRole('switch', { checked: true })).toHaveCount(4)
      return () => expect(mails(other).getByRole('switch', { checked: false })).toHaveCount(1)
    },
    async act(one) {
      await one.goto('/avprenumerera#salvia-demo-unsubscribe-a-check-of-somebody')
      await press(one, 'Stäng av mejlen')
    },
  },
  {
    endpoint: contract.notifications.turn,
    watch: async other => () => expect(mails(other).getByRole('switch', { checked: false })).toHaveCount(2),
    async act(one) {
      await profile(one)
      // The first one is the digest, which would take the others with it.
      await mails(one).getByRole('switch', { checked: true }).last().click()
    },
  },
  {
    endpoint: contract.sessions.end,
    async watch(other, { url }) {
      await signInElsewhere(url)
      await signInElsewhere(url)
      await sessionsPage(other)
      return countBecomes(sessions(other).getByRole('listitem'), -1)
    },
    async act(one) {
      await sessionsPage(one)
      await press(one, /^Logga ut .*, inloggad/)
    },
  },
  {
    endpoint: contract.sessions.endOthers,
    watch: async other => () =>
      expect(sessions(other).getByText('Du är inte inloggad någon annanstans.')).toBeVisible(),
    async act(one) {
      await press(one, 'Logga ut på alla andra enheter')
      await one.getByRole('dialog').getByRole('button', { name: 'Logga ut på alla andra enheter' }).click()
    },
  },
  {
    endpoint: contract.machineTokens.create,
    async watch(other) {
      await profile(other)
      await expect(card(other, 'Maskinnycklar').getByText('Löner').first()).toBeVisible()
      await expect(tokens(other)).toHaveCount(0)
      return () => expect(tokens(other)).toHaveCount(1)
    },
    async act(one) {
      await profile(one)
      await press(one, 'Skapa en maskinnyckel')
      await one.getByRole('dialog').getByLabel('Namn').fill('Natt')
      await press(one, 'Skapa nyckeln')
      await press(one, 'Jag har sparat nyckeln')
    },
  },
  {
    endpoint: contract.machineTokens.rotate,
    watch: async other => () => expect(tokens(other).getByText('Utbytt')).toBeVisible(),
    async act(one) {
      await press(one, 'Byt ut Natt')
      await press(one, 'Byt ut nyckeln')
      await press(one, 'Jag har sparat nyckeln')
    },
  },
  {
    endpoint: contract.machineTokens.revoke,
    watch: async other => countBecomes(tokens(other), -1),
    async act(one) {
      await press(one, 'Återkalla Natt')
      await press(one, 'Återkalla nyckeln')
    },
  },
]

/** Writes that end other sessions or change the sign-in. They must be the last that HR does. */
export const PASSWORD_WRITES: readonly SeenWrite[] = [
  {
    endpoint: contract.profile.changePassword,
    opensAnew: true,
    async watch(other, { url }) {
      await signInElsewhere(url)
      await sessionsPage(other)
      const alone = sessions(other).getByText('Du är inte inloggad någon annanstans.')
      await expect(alone).toBeHidden()
      return () => expect(alone).toBeVisible()
    },
    async act(one) {
      await one.goto('/din-profil/andra-losenord')
      await one.getByLabel('Nuvarande lösenord').fill(PASSWORD)
      await one.getByLabel('Nytt lösenord').fill(NEW_PASSWORD)
      await press(one, 'Ändra lösenord')
    },
  },
  {
    endpoint: contract.accounts.setPassword,
    async watch(other) {
      await other.goto('/')
      await expect(heading(other, /^Hej/)).toBeVisible()
      return () => expect(other).toHaveURL(/\/logga-in/)
    },
    async act(one, { passwordLink }) {
      await one.goto(await passwordLink(HR.email))
      await one.getByLabel('Nytt lösenord').fill(PASSWORD)
      await press(one, 'Spara lösenordet')
    },
  },
]
