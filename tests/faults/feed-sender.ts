import type { FeedAnswer } from '@salvia/core/feed-catalogue'
import type { FeedStatus } from '@salvia/core/feeds'
import { Session } from './sender.ts'

/** One of the provider's own systems, sending clinics to a server that may die during any call. */
export class FeedSender {
  readonly #api: string
  readonly #token: string

  constructor(api: string, token: string) {
    this.#api = api
    this.#token = token
  }

  /** A token that a case worker makes. It outlives the server. */
  static async token(api: string): Promise<string> {
    const worker = await Session.open(api, 'handlaggare@demo.example')
    return (await worker.providerToken(['clinics'])).token
  }

  /** Sends clinics in a version. */
  async send(version: number, ids: readonly string[]): Promise<FeedAnswer> {
    const data = { name: 'Mottagning', city: 'Ås', address: null, phone: null, partner: false }
    const lines = ids.map(id => `${JSON.stringify({ id, version, op: 'put', data })}\n`)
    return this.#ask('feeds/clinics', { method: 'POST', body: lines.join('') })
  }

  status(): Promise<FeedStatus> {
    return this.#ask('feeds/clinics', { method: 'GET' })
  }

  async #ask<T>(path: string, init: { readonly method: string; readonly body?: string }): Promise<T> {
    const response = await fetch(this.#api + path, {
      ...init,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/x-ndjson' },
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}
