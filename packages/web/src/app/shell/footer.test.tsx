import { SUPPORT_NAMES, SUPPORT_SUBJECTS } from '@salvia/core/config'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showLocale } from '../../i18n/i18n.ts'
import { startWithConfig } from '../../state/config.state.ts'
import { readProfile } from '../../state/profile.state.ts'
import { answering } from '../../testing/answers.ts'
import { EXAMPLE_CONFIG } from '../../testing/config.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { Footer } from './footer.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  showLocale('sv')
})

const links = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('footer a:not([href^="tel:"], [href^="mailto:"])')].map(link => [
      link.textContent ?? '',
      link.getAttribute('href') ?? '',
    ]),
  )

describe('the foot of every page', () => {
  it.each(['sv', 'en'] as const)(
    'tells each support by its name, phone, mail and hours (%s)',
    async locale => {
      showLocale(locale)
      const contact = { phone: '010-000 00 03', email: null, hours: { sv: 'Alltid', en: 'Always' } }
      startWithConfig({ ...EXAMPLE_CONFIG, SUPPORT: { ...EXAMPLE_CONFIG.SUPPORT, orders: contact } })
      await render(<Footer />)
      const told = [...document.querySelectorAll('footer li')].map(item => item.textContent ?? '')
      expect(told).toHaveLength(SUPPORT_SUBJECTS.length)
      for (const [index, subject] of SUPPORT_SUBJECTS.entries()) {
        expect(told[index]).toContain(SUPPORT_NAMES[subject][locale])
      }
      expect(told[0]).toBe(`${SUPPORT_NAMES.orders[locale]}010-000 00 03${contact.hours[locale]}`)
      expect(await violations()).toEqual([])
    },
  )

  it('leads a visitor to the terms for anyone, and to the accessibility statement', async () => {
    startWithConfig(EXAMPLE_CONFIG)
    await render(<Footer />)
    expect(links()).toEqual({
      Användarvillkor: '/anvandarvillkor',
      Tillgänglighetsredogörelse: '/tillganglighet',
    })
  })

  it('leads a customer’s user to the terms in the profile', async () => {
    answering(profileAnswers([]))
    beSignedIn()
    await readProfile()
    await render(<Footer />)
    await expect.poll(links).toEqual({
      Användarvillkor: '/din-profil/anvandarvillkor',
      Tillgänglighetsredogörelse: '/tillganglighet',
    })
  })
})
