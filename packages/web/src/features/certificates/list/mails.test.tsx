import { contract } from '@salvia/core/api'
import type { Certificate } from '@salvia/core/certificates'
import { addMonths } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showLocale } from '../../../i18n/i18n.ts'
import { type CannedAnswer, late, refusedWith, reply } from '../../../testing/answers.ts'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { certificatePage, dayFromNow, exampleCertificate } from '../../../testing/certificates.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { violations } from '../../../testing/violations.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const COMPANY = { clientNumber: '10401' }
const OFF = exampleCertificate({ to: 400 })
const ON = exampleCertificate({ to: 400 }, { isMailOn: true })
const OPEN = exampleCertificate({ origin: 'manual', to: null })
const [first] = certificatePage([OFF]).items
const ofFirst = { ...COMPANY, id: first?.id ?? '' }
const turned = reply(contract.certificates.mails, undefined, ofFirst)

/** The day that is some months after a day that is counted from today. */
const monthsAfter = (days: number, months: number) => addMonths(dayFromNow(days), months)
const menu = page.getByRole('button', { name: /^(Åtgärder för|Actions for) Anna Ahl/ })
const act = (name: string) => page.getByRole('menuitem', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })
const sign = page.getByText(/^(Du får mejl|You get emails)$/)
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name }).last()

async function show(rows: readonly Certificate[], answers: readonly CannedAnswer[] = []) {
  return showCertificates(CertificatesScreen, answers, { rows })
}

/** Opens the dialog by the keyboard alone. */
async function choose(name: string): Promise<void> {
  await expect.element(menu).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(act(name)).toBeVisible()
  act(name).element().focus()
  await userEvent.keyboard('{Enter}')
}

/** The list, with mails as the server has them after each call. */
function serving(): CannedAnswer[] {
  let row = OFF
  return [
    reply(contract.certificates.list, () => certificatePage([row]), COMPANY),
    {
      ...turned,
      respond: () => {
        row = row === OFF ? ON : OFF
        return turned.respond()
      },
    },
  ]
}

signedInForEach()
beforeEach(() => page.viewport(1280, 900))
afterEach(() => showLocale('sv'))

describe('mails about an entry', () => {
  it('are turned on after saying when they come, and off again, each with a confirmation', async () => {
    const { asked } = await show([], serving())
    await choose('Slå på mejl')
    const asking = dialog('Slå på mejl?')
    for (const text of [
      'Du får mejl när Kvarts (Tjänstbarhetsintyg) för Anna Ahl behöver följas upp:',
      `när den snart löper ut, ${dayFromNow(310)}`,
      `på sista giltiga dagen, ${OFF.end}`,
      `en gång i månaden från ${monthsAfter(400, 1)}, högst 5 gånger`,
    ])
      await expect.element(asking.getByText(text)).toBeVisible()
    await expect.element(asking.getByText(/bara till dig, högst ett om dagen\. Inga namn/)).toBeVisible()
    await expect.element(asking.getByText(/får dessutom en sammanfattning en gång i månaden/)).toBeVisible()
    expect(await violations()).toEqual([])
    expect(sign.query()).toBeNull()
    await button('Slå på mejl').click()
    await expect.element(dialog('Mejl är på')).toBeVisible()
    await expect.element(button('Stäng')).toHaveFocus()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(menu).toHaveFocus()
    await expect.element(sign).toBeInTheDocument()
    await choose('Stäng av mejl')
    await button('Stäng av mejl').click()
    await expect.element(dialog('Mejl är av').getByText(/^Du får inte längre mejl om Kvarts/)).toBeVisible()
    await button('Stäng').click()
    await expect.element(sign).not.toBeInTheDocument()
    const sent = asked.filter(({ path }) => path.endsWith('/mails')).map(({ body }) => body)
    expect(sent).toEqual([{ isOn: true }, { isOn: false }])
  })

  it('name only the days that are left', async () => {
    await show([exampleCertificate({ to: 23 })])
    await choose('Slå på mejl')
    const days = () => page.getByRole('dialog').getByRole('listitem').elements()
    await expect
      .poll(() => days().map(day => day.textContent))
      .toEqual([
        `på sista giltiga dagen, ${dayFromNow(23)}`,
        `en gång i månaden från ${monthsAfter(23, 1)}, högst 5 gånger`,
      ])
  })

  it('of which one day is left name that', async () => {
    const entry = exampleCertificate({ to: -130 })
    await show([entry])
    await choose('Slå på mejl')
    await expect
      .element(dialog('Slå på mejl?').getByText(`en sista gång, ${monthsAfter(-130, 5)}`))
      .toBeVisible()
  })

  it('of which no day is left say so', async () => {
    await show([exampleCertificate({ to: -240 })])
    await choose('Slå på mejl')
    const asking = dialog('Slå på mejl?')
    await expect.element(asking.getByText(/har passerat\. Slår du på mejl får du det först/)).toBeVisible()
    expect(asking.getByRole('listitem').query()).toBeNull()
    expect(await violations()).toEqual([])
  })

  it.each([
    ['has gone', 'CERTIFICATE_NOT_FOUND', /^Det kan ha återkallats eller tagits bort/, []],
    ['has lost its end date', 'CERTIFICATE_WITHOUT_END', 'Mejl kräver ett slutdatum.', [OPEN]],
  ] as const)(
    'of an entry that %s meanwhile cannot be pressed again, and the row is read anew',
    async (_, code, text, rows) => {
      let isAway = false
      const lists = [
        reply(contract.certificates.list, () => certificatePage(isAway ? rows : [OFF]), COMPANY),
        reply(
          contract.certificates.mails,
          () => {
            isAway = true
            return refusedWith(code)
          },
          ofFirst,
        ),
      ]
      const { asked } = await show([], lists)
      await choose('Slå på mejl')
      await button('Slå på mejl').click()
      const refused = dialog('Mejl kunde inte slås på')
      await expect.element(refused.getByRole('alert').getByText(text).first()).toBeVisible()
      expect(refused.getByRole('button', { name: 'Slå på mejl' }).query()).toBeNull()
      expect(await violations()).toEqual([])
      // Another tab may tell of a write, too, and the list is read once more.
      await expect
        .poll(() => asked.filter(({ path }) => path.includes('sort=name')).length)
        .toBeGreaterThan(1)
      await button('Stäng').click()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.poll(() => menu.elements().length).toBe(rows.length)
      expect(document.activeElement).not.toBe(document.body)
    },
  )

  it('of an entry that meets a fault stay off, and the question stays', async () => {
    await show([OFF], [reply(contract.certificates.mails, refusedWith('UNEXPECTED_ERROR'), ofFirst)])
    await choose('Slå på mejl')
    await button('Slå på mejl').click()
    await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible()
    await expect.element(dialog('Slå på mejl?')).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Avbryt').click()
    await expect.element(menu).toHaveFocus()
  })

  it('without a connection stay as they were, and can be turned off by a second press', async () => {
    let isAway = true
    const respond = () => (isAway ? Promise.reject(new TypeError('Failed to fetch')) : turned.respond())
    await show([ON], [{ ...turned, respond }])
    await choose('Stäng av mejl')
    await button('Stäng av mejl').click()
    await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible()
    isAway = false
    await button('Stäng av mejl').click()
    await expect.element(dialog('Mejl är av')).toBeVisible()
    expect(page.getByRole('dialog').getByRole('alert').query()?.textContent).toBe('')
  })

  it('are asked about once, and the question stays until the answer is there', async () => {
    const slow = late(turned)
    const { asked } = await show([OFF], [slow])
    await choose('Slå på mejl')
    await button('Slå på mejl').click()
    await expect.element(button('Slår på…')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('Slå på mejl?')).toBeVisible()
    slow.arrive()
    await expect.element(dialog('Mejl är på')).toBeVisible()
    expect(asked.filter(({ path }) => path.endsWith('/mails'))).toHaveLength(1)
  })

  it('need an end date, which the dialog leads to', async () => {
    const { asked } = await show([OPEN])
    await choose('Slå på mejl')
    await expect
      .element(dialog('Mejl kräver ett slutdatum').getByText(/för Anna Ahl har inget/))
      .toBeVisible()
    expect(await violations()).toEqual([])
    await button('Sätt slutdatum').click()
    const changing = dialog('Byt datum')
    await expect.element(changing.getByText('Anna Ahl')).toBeVisible()
    await expect.element(changing.getByText('Kvarts')).toBeVisible()
    await expect.element(changing.getByRole('textbox', { name: /^Startdatum/ })).toHaveValue(OPEN.start)
    expect(await violations()).toEqual([])
    await button('Avbryt').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(document.activeElement).not.toBe(document.body)
    expect(asked.some(({ path }) => path.endsWith('/mails'))).toBe(false)
  })

  it('are all that somebody may turn who may not change the entry', async () => {
    await show([{ ...OPEN, mayChange: false }])
    await choose('Slå på mejl')
    await expect
      .element(dialog('Mejl kräver ett slutdatum').getByText(/Be en beställare eller MK-granskare/))
      .toBeVisible()
    expect(page.getByRole('button', { name: 'Sätt slutdatum' }).query()).toBeNull()
    await button('Stäng').click()
    await menu.click()
    const can = page
      .getByRole('menuitem')
      .elements()
      .filter(item => item.ariaDisabled !== 'true')
    expect(can.map(item => item.textContent)).toEqual(['Slå på mejl'])
  })

  it.each([375, 1280])('fit into the page at %i px, in English too', async width => {
    await page.viewport(width, 800)
    showLocale('en')
    await show([ON], [turned])
    await expect.element(sign).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await choose('Turn off emails')
    const asking = dialog('Turn off emails?')
    await expect.element(asking.getByText(/^You get no more emails about Silica/)).toBeVisible()
    expect(asking.element().scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
    await button('Turn off emails').click()
    await expect.element(dialog('Emails are off')).toBeVisible()
  })
})
