import type { Booking, BookingDetails, BookingPage, Slot } from '@salvia/core/bookings'
import type { OrderableUnit } from '@salvia/core/companies'
import type { Conversation } from '@salvia/core/conversations'
import type { OrderCase, OrderCaseRow, OrderSlot } from '@salvia/core/order-cases'
import type { SentOrder, WholeOrder } from '@salvia/core/orders'
import type { CaseDetails, Draft, Upload, UploadPage } from '@salvia/core/personnel-file'

const PASSWORD = 'Salvia-demo-1'
const CLIENT_NUMBER = '10401'
const FILE_NAME = 'sent-by-the-test.csv'

/** A signed-in user of a server that may die during any call. */
export class Session {
  readonly #api: string
  readonly token: string
  readonly #pidHash: string

  private constructor(api: string, { accessToken, pidHash }: { accessToken: string; pidHash: string }) {
    this.#api = api
    this.token = accessToken
    this.#pidHash = pidHash
  }

  static async open(api: string, email: string): Promise<Session> {
    const response = await fetch(`${api}tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    return new Session(api, (await read(response)) as { accessToken: string; pidHash: string })
  }

  /**
   * Sends a file as the terminal does. Each write has its own idempotency key, which is the same when it is sent
   * again.
   */
  async send(bytes: Uint8Array, key: string): Promise<Upload & { existing: boolean }> {
    const draft = await this.attach(bytes, key)
    await this.review(draft)
    return this.submit(draft, key)
  }

  attach(bytes: Uint8Array, key: string): Promise<Draft> {
    const form = new FormData()
    form.set('file', new Blob([Uint8Array.from(bytes)]), FILE_NAME)
    return this.#post(`personnel-file-drafts/${CLIENT_NUMBER}`, form, `attach-${key}`)
  }

  review(draft: Draft): Promise<unknown> {
    return this.#post(`personnel-file-drafts/${CLIENT_NUMBER}/${draft.id}/review`, undefined)
  }

  submit(draft: Draft, key: string): Promise<Upload & { existing: boolean }> {
    return this.#post(`personnel-file-drafts/${CLIENT_NUMBER}/${draft.id}/submit`, '{}', `submit-${key}`)
  }

  /** Uploads without those of the demo world, newest first. */
  async sentUploads(): Promise<Upload[]> {
    const { items } = await this.#get<UploadPage>(`personnel-files/${CLIENT_NUMBER}`)
    return items.filter(({ name }) => name === FILE_NAME)
  }

  /** The current number of employees of the company. */
  async employees(): Promise<number> {
    const path = `persons/${this.#pidHash}/companies/${CLIENT_NUMBER}/subordinates/all`
    return (await this.#get<{ total: number }>(path)).total
  }

  getCase(id: string): Promise<CaseDetails> {
    return this.#get(`cases/${id}`)
  }

  act(id: string, event: string, text?: string): Promise<CaseDetails> {
    return this.#post(`cases/${id}/${event}`, JSON.stringify({ confirmed: true, text }))
  }

  /** A file to send along with the reply to a case worker's question. */
  attachToReply(upload: string, text: string): Promise<{ id: string }> {
    return this.#post(`personnel-files/${CLIENT_NUMBER}/${upload}/attachments`, formOf(text))
  }

  replyToQuestion(upload: string, attachments: readonly string[]): Promise<Upload> {
    const body = JSON.stringify({ text: 'Planen är bifogad.', attachments })
    return this.#post(`personnel-files/${CLIENT_NUMBER}/${upload}/replies`, body)
  }

  /** A booking that can be rescheduled now, and a free time for it. */
  async movableBooking(): Promise<{ booking: BookingDetails; slot: Slot }> {
    const { items } = await this.#get<BookingPage>(`bookings/${CLIENT_NUMBER}?status=upcoming&sort=-date`)
    for (const item of items.filter(isMovable)) {
      const [slot] = await this.freeSlots(item.id)
      if (slot) return { booking: await this.booking(item.id), slot }
    }
    throw new Error('No booking can be moved.')
  }

  /** The upcoming bookings of a service. */
  async bookingsOf(service: string): Promise<Booking[]> {
    const path = `bookings/${CLIENT_NUMBER}?status=upcoming&q=${encodeURIComponent(service)}`
    return (await this.#get<BookingPage>(path)).items
  }

  booking(id: string): Promise<BookingDetails> {
    return this.#get(`bookings/${CLIENT_NUMBER}/${id}`)
  }

  /** Free times of the first week that has any. */
  async freeSlots(id: string): Promise<Slot[]> {
    const path = `bookings/${CLIENT_NUMBER}/${id}`
    const [first] = (await this.#get<{ items: { week: string }[] }>(`${path}/weeks`)).items
    return first ? (await this.#get<{ items: Slot[] }>(`${path}/slots?week=${first.week}`)).items : []
  }

  reschedule({ id, version }: BookingDetails, slotId: string, key: string): Promise<BookingDetails> {
    const body = JSON.stringify({ slotId, version })
    return this.#post(`bookings/${CLIENT_NUMBER}/${id}/reschedulings`, body, key)
  }

  cancel({ id, version }: BookingDetails, key: string): Promise<BookingDetails> {
    const body = JSON.stringify({ version })
    return this.#post(`bookings/${CLIENT_NUMBER}/${id}/cancellations`, body, key)
  }

  /** A file to send along with an order. */
  attachToOrder(text: string): Promise<{ id: string }> {
    return this.#post(`orders/${CLIENT_NUMBER}/attachments`, formOf(text))
  }

  /** Asks for advice on what to order, with the files. */
  async orderCounselling(files: readonly string[], key: string): Promise<SentOrder> {
    const [unit] = (await this.#get<{ items: OrderableUnit[] }>(`units/${CLIENT_NUMBER}`)).items
    const body = {
      ...{ subject: 'Vad passar oss?', description: 'Vi är sju.', location: 'Björkby' },
      ...{ selectedOrg: unit?.id, userMobilePhone: '0701740605', files },
    }
    return this.#post(`orders/${CLIENT_NUMBER}/counselling`, JSON.stringify(body), key)
  }

  replyToOrder(id: string, files: readonly string[], key: string): Promise<Conversation> {
    const body = JSON.stringify({ text: 'Planen är bifogad.', files })
    return this.#post(`orders/${CLIENT_NUMBER}/${id}/replies`, body, key)
  }

  order(id: string): Promise<WholeOrder> {
    return this.#get(`orders/${CLIENT_NUMBER}/${id}`)
  }

  /** An order in the queue that a time can be booked for, and a free time; for a case worker. */
  async bookableOrder(): Promise<{ order: OrderCase; slotId: string }> {
    const { items } = await this.#get<{ items: OrderCaseRow[] }>('order-cases?status=open&pageSize=200')
    for (const { id } of items.filter(({ kind }) => kind === 'person')) {
      const order = await this.orderCase(id)
      const [first] = order.mayBook
        ? (await this.#get<{ items: { week: string }[] }>(`order-cases/${id}/weeks`)).items
        : []
      if (!first) continue
      const slots = await this.#get<{ items: OrderSlot[] }>(`order-cases/${id}/slots?week=${first.week}`)
      return { order, slotId: slots.items[0]?.id ?? '' }
    }
    throw new Error('No time can be booked for an order.')
  }

  orderCase(id: string): Promise<OrderCase> {
    return this.#get(`order-cases/${id}`)
  }

  bookForOrder({ id, version }: OrderCase, slotId: string, key: string): Promise<OrderCase> {
    return this.#post(`order-cases/${id}/bookings`, JSON.stringify({ slotId, version }), key)
  }

  replyToCustomer(id: string, text: string, key: string): Promise<Conversation> {
    return this.#post(`order-cases/${id}/replies`, JSON.stringify({ text, files: [], opensAgain: true }), key)
  }

  /** The files that are attached and not sent. */
  async unsentFiles(): Promise<{ id: string }[]> {
    return (await this.#get<{ items: { id: string }[] }>(`orders/${CLIENT_NUMBER}/attachments`)).items
  }

  /** A token with which one of the provider's own systems sends; for a case worker. */
  providerToken(kinds: readonly string[]): Promise<{ token: string }> {
    return this.#post('provider-tokens', JSON.stringify({ name: 'Affärssystemet', kinds }))
  }

  async #get<T>(path: string): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}` }
    return (await read(await fetch(this.#api + path, { headers }))) as T
  }

  async #post<T>(path: string, body: FormData | string | undefined, key?: string): Promise<T> {
    const response = await fetch(this.#api + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body }),
    })
    return (await read(response)) as T
  }
}

function formOf(text: string): FormData {
  const form = new FormData()
  form.set('file', new Blob([text]), 'anteckning.txt')
  return form
}

function isMovable({ mayChange, latestCancellation }: Booking): boolean {
  return mayChange && latestCancellation > new Date().toISOString()
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}
