import { expect, test } from 'vitest'
import { EXAMPLE_BRAND } from '../brand/brand.ts'
import { ACCOUNT_MAIL_TEMPLATES } from '../features/accounts/account-mail-templates.ts'
import { MACHINE_TOKEN_MAIL_TEMPLATES } from '../features/machine-tokens/machine-token-mail-templates.ts'
import { type MailTemplate, renderMail } from './mail-template.ts'

const TEMPLATE: MailTemplate = {
  subject: { sv: 'Om {name}', en: 'About {name}' },
  paragraphs: [{ sv: 'Det gäller {name}.', en: 'It is about {name}.' }],
  action: { sv: 'Visa', en: 'Show' },
  afterwards: [{ sv: 'Hälsningar', en: 'Regards' }],
}
const BRAND = {
  productName: 'Friskhälsan Nord',
  support: {
    ...EXAMPLE_BRAND.support,
    technical: { phone: '010-000 00 03', email: null, hours: { sv: 'Alltid', en: 'Always' } },
  },
}
const HREF = 'https://portal.example/x?a=1&b=2#hemligt'

const ENDING = 'Friskhälsan Nord\nTechnical support: 010-000 00 03, Always\n'

test('a template is written in the language of its recipient, as text', () => {
  const { subject, text } = renderMail(TEMPLATE, {
    brand: BRAND,
    locale: 'en',
    values: { name: 'Åsa' },
    href: HREF,
  })
  expect(subject).toBe('About Åsa')
  expect(text).toBe(`Hello,\n\nIt is about Åsa.\n\nShow:\n${HREF}\n\nRegards\n\n${ENDING}`)
})

test('and the same as HTML, which names its language and fetches nothing', () => {
  const { html } = renderMail(TEMPLATE, { brand: BRAND, locale: 'sv', values: { name: 'Åsa' }, href: HREF })
  expect(html).toMatch(/^<!doctype html>\n<html lang="sv">/)
  expect(html).toContain('<p style="margin:0 0 16px">Det gäller Åsa.</p>')
  expect(html).toContain('href="https://portal.example/x?a=1&amp;b=2#hemligt"')
  expect(html).not.toMatch(/<(script|img|link|style)\b|src=|url\(|@import/)
})

test('what a value holds is text and never markup, and no second line of a heading', () => {
  const name = `<img src=x onerror="a()">&'\r\nBcc: alla@demo.example`
  const { subject, html } = renderMail(TEMPLATE, { brand: BRAND, locale: 'sv', values: { name } })
  expect(subject).toBe(`Om <img src=x onerror="a()">&' Bcc: alla@demo.example`)
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;&#39;')
  expect(html).not.toContain('<img')
})

test('a template names the portal and who helps; where nobody there does, the portal alone', () => {
  const written = (help: MailTemplate['help']) =>
    renderMail({ ...TEMPLATE, ...(help !== undefined && { help }) }, { brand: BRAND, locale: 'sv' })
  expect(written(undefined).html).toContain('Friskhälsan Nord<br>Teknisk support: 010-000 00 03, Alltid</p>')
  expect(written('invoice').text).toMatch(
    /\nFakturasupport: 08-465 004 10, faktura@salvia\.example, Vardagar/,
  )
  expect(written(null).text).toMatch(/Hälsningar\n\nFriskhälsan Nord\n$/)
})

test('a notification says where it is turned off', () => {
  const { text, html } = renderMail(TEMPLATE, {
    brand: BRAND,
    locale: 'sv',
    values: { name: 'x' },
    unsubscribeHref: HREF,
  })
  expect(text).toContain(`Stäng av de här mejlen:\n${HREF}\n`)
  expect(html).toContain('>Stäng av de här mejlen</a>')
})

test.each(Object.entries({ ...ACCOUNT_MAIL_TEMPLATES, ...MACHINE_TOKEN_MAIL_TEMPLATES }))(
  '%s: both languages have the same places',
  (_, template: MailTemplate) => {
    const texts = [template.subject, ...template.paragraphs, ...(template.afterwards ?? [])]
    const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1]).sort()
    for (const { sv, en } of texts) expect(places(en)).toEqual(places(sv))
  },
)
