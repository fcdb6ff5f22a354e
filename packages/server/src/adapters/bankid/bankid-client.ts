import { readFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { createSecureContext } from 'node:tls'
import { z } from 'zod'
import type { OwnAddress } from '../../process/own-address.ts'
import { StartError } from '../../process/start-error.ts'
import {
  BANKID_AUTH_TIMEOUT_MS,
  BANKID_CANCEL_TIMEOUT_MS,
  BANKID_COLLECT_TIMEOUT_MS,
  BANKID_REST_MS,
} from '../../process/time-limits.ts'
import type { BankIdSettings } from './bankid-settings.ts'
import { type Posted, postJson } from './post-json.ts'

/** How long each call waits for its answer, and the pause before a failed one is tried again (milliseconds). */
export interface Patience {
  readonly authMs: number
  readonly collectMs: number
  readonly cancelMs: number
  readonly restMs: number
}
const PATIENCE: Patience = {
  authMs: BANKID_AUTH_TIMEOUT_MS,
  collectMs: BANKID_COLLECT_TIMEOUT_MS,
  cancelMs: BANKID_CANCEL_TIMEOUT_MS,
  restMs: BANKID_REST_MS,
}
/** How often starting an order is tried again if the provider is closed or fails, before the user sees it. */
const AUTH_RETRIES = 3

/** Path of the provider's API, below the simulator's own path. */
export const SIMULATOR_PATH = '/bankid-simulator'
const API_PATH = '/rp/v6.0/'

/** The user's address and what the order is for. */
export interface AuthRequest {
  readonly endUserIp: string
  readonly returnUrl?: string
  readonly returnRisk: boolean
  readonly userVisibleData: string
  readonly userVisibleDataFormat: 'plaintext'
  readonly web: {
    readonly deviceIdentifier: string
    readonly referringDomain: string
    readonly userAgent: string
  }
  readonly requirement: { readonly risk: 'low' }
}

const authSchema = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
})
export type BegunOrder = z.infer<typeof authSchema>

const collectSchema = z.union([
  z.object({
    status: z.literal('complete'),
    orderRef: z.string(),
    completionData: z.object({
      user: z.object({ personalNumber: z.string().regex(/^\d{12}$/) }),
      device: z.object({ ipAddress: z.string() }),
    }),
  }),
  z.object({ status: z.literal('failed'), orderRef: z.string(), hintCode: z.string().optional() }),
  // An unknown status counts as an order that is still pending.
  z.object({
    status: z.string().refine(status => status !== 'complete'),
    orderRef: z.string(),
    hintCode: z.string().optional(),
  }),
])

const errorSchema = z.object({ errorCode: z.string() })

/** Why there is no answer: the provider refused, it is closed or unreachable for now, or its answer is invalid. */
export type BankIdFault =
  | { readonly kind: 'error'; readonly errorCode: string }
  | { readonly kind: 'closed' | 'silent' | 'nonsense' }

/** The state of an order. */
export type Collected =
  | { readonly kind: 'pending'; readonly hintCode: string | undefined }
  | { readonly kind: 'failed'; readonly hintCode: string | undefined }
  | { readonly kind: 'complete'; readonly pid: string; readonly ipAddress: string }

/** The provider's API, version 6, with its answers as typed values. Nothing is thrown. */
export interface BankIdClient {
  auth(request: AuthRequest): Promise<({ readonly kind: 'begun' } & BegunOrder) | BankIdFault>
  collect(orderRef: string): Promise<Collected | BankIdFault>
  /** Cancels an order. False if the provider did not confirm it, which does no harm. */
  cancel(orderRef: string): Promise<boolean>
}

interface BankIdClientOptions {
  readonly settings: BankIdSettings
  readonly ownAddress: OwnAddress
  readonly onFault: (facts: { readonly call: string; readonly reason: string }) => void
  readonly patience?: Patience
}

/** Opens the client and reads the files of the certificate, once. Throws a StartError if they cannot be used. */
export async function openBankIdClient(options: BankIdClientOptions): Promise<BankIdClient> {
  const { settings, ownAddress, onFault, patience = PATIENCE } = options
  const agent = await agentOf(settings)
  const post = async (call: string, body: object, timeoutMs: number): Promise<Posted> => {
    const base = addressOf(settings, ownAddress)
    if (base === undefined) return { kind: 'cut', reason: 'BankID has no address.' }
    const posted = await postJson(new URL(call, base), body, { timeoutMs, agent })
    if (posted.kind !== 'answer') onFault({ call, reason: posted.reason })
    return posted
  }
  const ask = async <S extends z.ZodType>(call: string, body: object, timeoutMs: number, schema: S) => {
    const read = readAnswer(await post(call, body, timeoutMs), schema)
    if ('kind' in read && read.kind === 'error') onFault({ call, reason: read.errorCode })
    return read
  }
  return {
    async auth(request) {
      for (let retries = 0; ; retries += 1) {
        const read = await ask('auth', request, patience.authMs, authSchema)
        if (!('kind' in read)) return { kind: 'begun', ...read.value }
        if (read.kind !== 'closed' || retries === AUTH_RETRIES) return read
        await new Promise(resolve => setTimeout(resolve, patience.restMs))
      }
    },
    async collect(orderRef) {
      const read = await ask('collect', { orderRef }, patience.collectMs, collectSchema)
      if ('kind' in read) return read
      return read.value.orderRef === orderRef ? collectedOf(read.value) : { kind: 'nonsense' }
    },
    async cancel(orderRef) {
      const posted = await post('cancel', { orderRef }, patience.cancelMs)
      return posted.kind === 'answer' && posted.status === 200
    },
  }
}

/** The address of the API. For this server's own simulator it is undefined until the server listens. */
function addressOf(settings: BankIdSettings, ownAddress: OwnAddress): string | undefined {
  if (settings.kind === 'off') return undefined
  if (settings.address !== undefined) return settings.address
  return ownAddress.origin && `${ownAddress.origin}${SIMULATOR_PATH}${API_PATH}`
}

async function agentOf(settings: BankIdSettings): Promise<Agent | undefined> {
  if (settings.kind !== 'provider') return undefined
  const { certificateFile, keyFile, authorityFile, passphrase } = settings
  try {
    const files = [certificateFile, keyFile, authorityFile].map(file => readFile(file))
    const [cert, key, ca] = await Promise.all(files)
    const identity = { cert, key, ca, ...(passphrase && { passphrase }) }
    createSecureContext(identity)
    return new Agent({ ...identity, keepAlive: true, minVersion: 'TLSv1.2' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `Salvia cannot start: the certificate for BankID cannot be used (${reason}). Check SALVIA_BANKID_CERTIFICATE, SALVIA_BANKID_KEY, SALVIA_BANKID_CA and SALVIA_BANKID_PASSPHRASE.`,
    )
  }
}

/** Closed for maintenance, asked too often, or a failing gateway before it: to be tried again a little later. */
const CLOSED_STATUSES = new Set([429, 502, 503, 504])

const FAULT_OF = { silent: 'silent', cut: 'closed', 'no-answer': 'nonsense' } as const

/** Reads an answer by its schema, or returns the fault. The provider's `details` are left out. */
function readAnswer<S extends z.ZodType>(
  posted: Posted,
  schema: S,
): { readonly value: z.output<S> } | BankIdFault {
  if (posted.kind !== 'answer') return { kind: FAULT_OF[posted.kind] }
  if (posted.status === 200) {
    const parsed = schema.safeParse(posted.body)
    return parsed.success ? { value: parsed.data } : { kind: 'nonsense' }
  }
  if (CLOSED_STATUSES.has(posted.status)) return { kind: 'closed' }
  const told = errorSchema.safeParse(posted.body)
  return told.success ? { kind: 'error', errorCode: told.data.errorCode } : { kind: 'nonsense' }
}

function collectedOf(answer: z.output<typeof collectSchema>): Collected {
  if ('completionData' in answer) {
    const { user, device } = answer.completionData
    return { kind: 'complete', pid: user.personalNumber, ipAddress: device.ipAddress }
  }
  return { kind: answer.status === 'failed' ? 'failed' : 'pending', hintCode: answer.hintCode }
}
