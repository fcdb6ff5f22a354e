import type { BankIdStart, BankIdStartAnswer } from '@salvia/core/bankid'
import { bankIdMessageOf, programAddress } from '@salvia/core/bankid'
import { appError } from '@salvia/core/error-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { BANKID_ORDERS_PER_NETWORK, BANKID_ORDERS_WITHIN_MINUTES } from '@salvia/core/limits'
import { refuseInsecure } from '../../access/begin-session.ts'
import { bindingOf, newBindingSecret } from '../../access/browser-binding.ts'
import { clientNetwork } from '../../access/client-network.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import type { RateLimit } from '../../access/rate-limits.store.ts'
import { type AuthRequest, type BegunOrder, SIMULATOR_PATH } from '../../adapters/bankid/bankid-client.ts'
import { qrCodeAt } from '../../adapters/bankid/qr-code.ts'
import { MINUTE_MS } from '../../clock.ts'
import { openIdentityLink } from '../accounts/bind-identity.ts'
import { type BankIdCall, giveUp } from './bankid-call.ts'
import { appLinks, deviceOf, returnAddress } from './browser.ts'
import { failedMessage } from './failed-message.ts'
import { insertOrder, openOrdersOf } from './orders.store.ts'
import { plainAddress } from './same-network.ts'

const USER_AGENT_MAX_CHARACTERS = 256

/**
 * The text in the app while the user decides. It names this sign-in, so that somebody who is being tricked can notice.
 */
const SHOWN_IN_APP: Readonly<Record<Locale, (host: string) => string>> = {
  sv: host =>
    `Du loggar in i kundportalen på ${host}.\n\nAvbryt om någon annan har bett dig att logga in eller skanna en kod.`,
  en: host =>
    `You are signing in to the customer portal at ${host}.\n\nCancel if someone else has asked you to sign in or scan a code.`,
}

const ORDERS: RateLimit = {
  name: 'bankid-orders',
  most: BANKID_ORDERS_PER_NETWORK,
  withinMs: BANKID_ORDERS_WITHIN_MINUTES * MINUTE_MS,
}

interface Wanted {
  readonly start: BankIdStart
  readonly returnPath?: string | undefined
  /** Port of the program on the user's computer that began the order. */
  readonly returnPort?: number | undefined
  /** Secret of the mailed link that the browser opened. */
  readonly identityLink?: string | undefined
}

/** The secrets of one order that only its own browser learns. */
interface OrderSecrets {
  readonly browser: string
  readonly returnNonce: string | undefined
}

/**
 * Begins an order for this browser only: with a new cookie each time and, for an app on the same device, a nonce that
 * only the browser opened by the app returns. Cancels other pending orders of the browser.
 */
export async function startOrder(
  call: BankIdCall & { readonly locale: Locale },
  { start, returnPath = '/', returnPort, identityLink }: Wanted,
): Promise<BankIdStartAnswer> {
  refuseInsecure(call)
  const { services, cookies, userAgent } = call
  if (services.settings.bankid.kind === 'off') throw appError('BANKID_OFF')
  const network = services.secrets.addressHash(clientNetwork(call.clientAddress))
  await insistOnTurn(services.db, ORDERS, network, call.now)
  const link = identityLink === undefined ? null : await openIdentityLink(services.db, identityLink, call.now)
  await cancelPrevious(call)
  const secrets: OrderSecrets = {
    browser: newBindingSecret(),
    returnNonce: start === 'same-device' ? newBindingSecret() : undefined,
  }
  const begun = await services.bankid.auth(authRequest(call, secrets, returnPort ?? returnPath))
  if (begun.kind !== 'begun') {
    return { status: 'failed', message: failedMessage(begun, { start, device: deviceOf(userAgent) }) }
  }
  const order = await keepOrder(call, begun, { start, identityLinkId: link?.id ?? null }, secrets)
  cookies.set('bankid', secrets.browser)
  return {
    status: 'pending',
    orderRef: begun.orderRef,
    message: bankIdMessageOf(
      { status: 'pending', hintCode: 'outstandingTransaction' },
      { start, device: deviceOf(userAgent) },
    ),
    qrCode: start === 'qr' ? qrCodeAt(order, order.startedAt) : null,
    links: start === 'same-device' ? appLinks(begun.autoStartToken, simulatorOf(call)) : null,
  }
}

async function cancelPrevious(call: BankIdCall): Promise<void> {
  const previous = call.cookies.get('bankid')
  if (previous === undefined) return
  for (const orderRef of await openOrdersOf(call.services.db, bindingOf(previous))) {
    await giveUp(call, orderRef, 'bankid.RFA3')
  }
}

function authRequest(
  { clientAddress, origin, userAgent, locale }: BankIdCall & { readonly locale: Locale },
  { browser, returnNonce }: OrderSecrets,
  returnTo: string | number,
): AuthRequest {
  const { hostname, host } = new URL(origin)
  return {
    endUserIp: plainAddress(clientAddress),
    ...(returnNonce !== undefined && {
      returnUrl:
        typeof returnTo === 'number'
          ? programAddress(returnTo, returnNonce)
          : returnAddress({ origin, path: returnTo, nonce: returnNonce }, userAgent),
    }),
    returnRisk: true,
    userVisibleData: Buffer.from(SHOWN_IN_APP[locale](host)).toString('base64'),
    userVisibleDataFormat: 'plaintext',
    web: {
      deviceIdentifier: bindingOf(browser),
      referringDomain: hostname,
      userAgent: userAgent.slice(0, USER_AGENT_MAX_CHARACTERS),
    },
    requirement: { risk: 'low' },
  }
}

async function keepOrder(
  { services, clientAddress }: BankIdCall,
  { orderRef, autoStartToken, qrStartToken, qrStartSecret }: BegunOrder,
  wanted: { readonly start: BankIdStart; readonly identityLinkId: string | null },
  { browser, returnNonce }: OrderSecrets,
) {
  const order = {
    orderRef,
    autoStartToken,
    qrStartToken,
    qrStartSecret,
    ...wanted,
    browserHash: bindingOf(browser),
    returnNonceHash: returnNonce === undefined ? null : bindingOf(returnNonce),
    ipAddress: clientAddress,
    // The codes to scan count from the provider's answer, not from the call before it.
    startedAt: services.clock.now(),
  }
  await insertOrder(services.db, order)
  return order
}

/** Address of the simulator, if it replaces the app. */
function simulatorOf({ services, origin }: BankIdCall): string | undefined {
  const { bankid } = services.settings
  if (bankid.kind !== 'simulator') return undefined
  return bankid.address === undefined
    ? `${origin}${SIMULATOR_PATH}`
    : new URL(SIMULATOR_PATH, bankid.address).href
}
