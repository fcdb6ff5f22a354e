import { SUPPORT_NAMES, type SupportSubject } from '@salvia/core/config'
import { fillText, type Locale, type Text, type TextValues } from '@salvia/core/i18n'
import type { Brand } from '../brand/brand.ts'

/** The text of a mail, in both languages. `{name}` stands for a value. */
export interface MailTemplate {
  readonly subject: Text
  readonly paragraphs: readonly Text[]
  /** Label of the button, for what the reader is asked to do. */
  readonly action?: Text
  readonly afterwards?: readonly Text[]
  /** Label of the link where the reader can turn off mails of this kind. */
  readonly unsubscribe?: Text
  /** Whom the reader can ask: technical support if absent, nobody at the provider if null. */
  readonly help?: SupportSubject | null
}

/** One of several things in a mail, with its own link. */
export interface MailItem {
  readonly text: string
  readonly link: Anchor
}

/** What differs between recipients. */
export interface MailRenderOptions {
  /** The brand that signs the mail. */
  readonly brand: Pick<Brand, 'productName' | 'support'>
  readonly locale: Locale
  readonly values?: TextValues
  /** What is listed after the paragraphs, each with something to do. */
  readonly items?: readonly MailItem[]
  /** The address that the action opens. */
  readonly href?: string
  /** The address where the reader can turn off mails of this kind. */
  readonly unsubscribeHref?: string
}

/** A mail as plain text, and the same as HTML. */
interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const GREETING: Text = { sv: 'Hej,', en: 'Hello,' }
const UNSUBSCRIBE: Text = { sv: 'Stäng av de här mejlen', en: 'Turn off these emails' }

/** Renders a template for one recipient, in the recipient's language. */
export function renderMail(template: MailTemplate, facts: MailRenderOptions): RenderedMail {
  const fill = (text: Text) => fillText(text, facts.locale, facts.values ?? {})
  const parts: MailParts = {
    subject: fill(template.subject).replace(/\s+/g, ' '),
    paragraphs: [fill(GREETING), ...template.paragraphs.map(fill)],
    items: facts.items ?? [],
    action: template.action && facts.href ? { label: fill(template.action), href: facts.href } : undefined,
    afterwards: (template.afterwards ?? []).map(fill),
    unsubscribe: facts.unsubscribeHref
      ? { label: fill(template.unsubscribe ?? UNSUBSCRIBE), href: facts.unsubscribeHref }
      : undefined,
    signature: signature(template.help === undefined ? 'technical' : template.help, facts),
  }
  return { subject: parts.subject, text: plainText(parts), html: page(parts, facts.locale) }
}

/** The name of the portal, and whom to ask for help. */
function signature(help: SupportSubject | null, { brand, locale }: MailRenderOptions): string {
  if (help === null) return brand.productName
  const { phone, email, hours } = brand.support[help]
  const contact = [phone, email, hours[locale]].filter(Boolean).join(', ')
  return `${brand.productName}\n${SUPPORT_NAMES[help][locale]}: ${contact}`
}

interface Anchor {
  readonly label: string
  readonly href: string
}

interface MailParts {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly items: readonly MailItem[]
  readonly action: Anchor | undefined
  readonly afterwards: readonly string[]
  readonly unsubscribe: Anchor | undefined
  readonly signature: string
}

function plainText({ paragraphs, items, action, afterwards, unsubscribe, signature }: MailParts): string {
  const anchor = ({ label, href }: Anchor) => `${label}:\n${href}`
  const blocks = [
    ...paragraphs,
    ...items.map(({ text, link }) => `${text}\n${anchor(link)}`),
    ...(action ? [anchor(action)] : []),
    ...afterwards,
    ...(unsubscribe ? [anchor(unsubscribe)] : []),
    signature,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Mail programs ignore style sheets and scripts, so each element has its own style and nothing is fetched. */
function page(parts: MailParts, locale: Locale): string {
  const { subject, paragraphs, items, action, afterwards, unsubscribe, signature } = parts
  const listed = items.map(
    ({ text, link }) => `<p style="${STYLE.paragraph}">${lines(text)}<br>${anchor(link, STYLE.link)}</p>`,
  )
  const small = afterwards.map(text => `<p style="${STYLE.small}">${lines(text)}</p>`)
  const off = unsubscribe ? [`<p style="${STYLE.small}">${anchor(unsubscribe, STYLE.link)}</p>`] : []
  const button = action ? [`<p style="${STYLE.paragraph}">${anchor(action, STYLE.button)}</p>`] : []
  const body = [
    ...paragraphs.map(text => `<p style="${STYLE.paragraph}">${lines(text)}</p>`),
    ...listed,
    ...button,
    ...small,
    ...off,
    `<p style="${STYLE.signature}">${lines(signature)}</p>`,
  ]
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${STYLE.body}"><div style="${STYLE.sheet}">
${body.join('\n')}
</div></body>
</html>
`
}

const STYLE = {
  body: 'margin:0;padding:24px 12px;background:#f4f6f3;color:#1c2620;font:16px/1.5 sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d5dcd3',
  paragraph: 'margin:0 0 16px',
  small: 'margin:0 0 12px;font-size:14px;color:#4a574e',
  signature: 'margin:20px 0 0;padding-top:12px;border-top:1px solid #d5dcd3;font-size:14px;color:#4a574e',
  button: 'display:inline-block;padding:12px 20px;background:#2f5d46;color:#ffffff;text-decoration:none',
  link: 'color:#2f5d46',
} as const

function anchor({ label, href }: Anchor, style: string): string {
  return `<a href="${escaped(href)}" style="${style}">${escaped(label)}</a>`
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
}
