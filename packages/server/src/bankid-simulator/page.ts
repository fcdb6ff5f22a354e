import { BANKID_ERRORS, FAILED_HINTS, PENDING_HINTS } from '@salvia/core/bankid'
import type { Locale } from '@salvia/core/i18n'
import { DEMO_ACCOUNTS, UNBOUND_DEMO_ACCOUNT } from '../seed/demo-accounts.ts'
import { type Html, html } from './html.ts'
import { MISBEHAVIOURS } from './plays.ts'
import { type SimulatorText, simulatorText } from './texts.ts'

/** Codes that the server does not know, because the provider adds new ones without notice. */
const INVENTED = { pending: 'somethingNew2027', failed: 'somethingFailed2027', error: 'somethingWrong2027' }

/** The language and base address of a page. */
export interface PageFrame {
  readonly locale: Locale
  /** Base address of the simulator's pages. */
  readonly base: string
}

/** A whole page. */
export function page({ locale, base }: PageFrame, notice: SimulatorText | undefined, content: Html): string {
  const title = simulatorText('title', locale)
  const told = notice ? html`<p role="status">${simulatorText(notice, locale)}</p>` : html``
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${base}/style.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${simulatorText('intro', locale)}</p>
${told}
${content}
</main>
</body>
</html>
`.markup
}

/** A pending order in the list. */
export interface ListedOrder {
  readonly autoStartToken: string
  readonly begun: string
  readonly endUserIp: string
}

/** Content with all pending orders, the field for a code that opens one, and the choice of what happens to the next. */
export function listContent(frame: PageFrame, orders: readonly ListedOrder[]): Html {
  const { locale, base } = frame
  const say = (name: SimulatorText) => simulatorText(name, locale)
  const items = orders.map(
    ({ autoStartToken, begun, endUserIp }) =>
      html`<li><a href="${base}/orders/${autoStartToken}">${say('begun')} ${begun} · ${endUserIp}</a></li>`,
  )
  return html`
<h2>${say('waiting')}</h2>
${items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${say('none')}</p>`}
<form method="post" action="${base}/find">
<label>${say('paste')} <input name="qrCode" required size="40" autocomplete="off"></label>
<button>${say('open')}</button>
</form>
<h2>${say('next')}</h2>
<p>${say('nextIntro')}</p>
${choices(frame, `${base}/next/plays`)}`
}

/** Content with one order and everything that can happen to it. */
export function orderContent(frame: PageFrame, { autoStartToken, begun, endUserIp }: ListedOrder): Html {
  const { locale, base } = frame
  return html`
<p>${simulatorText('begun', locale)} ${begun} · ${endUserIp}</p>
${choices(frame, `${base}/orders/${autoStartToken}/plays`)}
<p><a href="${base}/">${simulatorText('back', locale)}</a></p>`
}

function choices({ locale }: PageFrame, action: string): Html {
  const say = (name: SimulatorText) => simulatorText(name, locale)
  const people = [...DEMO_ACCOUNTS, UNBOUND_DEMO_ACCOUNT].map(
    ({ email, who }) =>
      html`<button name="play" value="person:${email}">${email}<small>${who[locale]}</small></button>`,
  )
  const hints = (status: 'pending' | 'failed', codes: readonly string[]) =>
    [...codes, INVENTED[status]].map(code => option(`hint:${status}:${code}`, code))
  return html`
<h2>${say('whoSigns')}</h2>
<form method="post" action="${action}" class="people">${people}</form>
<form method="post" action="${action}">
<input type="hidden" name="play" value="number">
<label>${say('number')} <input name="personalNumber" inputmode="numeric" required autocomplete="off"></label>
<button>${say('sign')}</button>
</form>
${choice(action, say('hint'), say('play'), [
  html`<optgroup label="${say('pending')}">${hints('pending', PENDING_HINTS)}</optgroup>`,
  html`<optgroup label="${say('failed')}">${hints('failed', FAILED_HINTS)}</optgroup>`,
])}
${choice(
  action,
  say('error'),
  say('play'),
  [...Object.keys(BANKID_ERRORS), INVENTED.error].map(code => option(`error:${code}`, code)),
)}
${choice(
  action,
  say('misbehaviour'),
  say('play'),
  Object.entries(MISBEHAVIOURS).map(([name, what]) =>
    option(`misbehaviour:${name}`, `${name}: ${what[locale]}`),
  ),
)}`
}

function choice(action: string, label: string, play: string, options: readonly Html[]): Html {
  return html`<form method="post" action="${action}">
<label>${label} <select name="play">${options}</select></label>
<button>${play}</button>
</form>`
}

function option(value: string, text: string): Html {
  return html`<option value="${value}">${text}</option>`
}
