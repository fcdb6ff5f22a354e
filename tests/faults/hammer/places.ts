import { createHash } from 'node:crypto'
import type { Endpoint } from '@salvia/core/contract'
import { STANDARD_TEMPLATE, templateFile } from '@salvia/core/personnel-file'
import { multipart } from '@salvia/server/testing'
import { Session } from '../sender.ts'
import type { Written } from './raw-call.ts'

const COMPANY = '10401'
const SENT_ROWS = 2000
/** More than fits on the way between two processes, so that the server still reads it when somebody hangs up. */
const FILE_CHARACTERS = 9_000_000
/** Several pieces of a body. */
const BODY_CHARACTERS = 300_000
/** What every upload sends. */
const SENT = Buffer.from('a'.repeat(BODY_CHARACTERS))
const FEED_LINES = 300

/** Who calls, and what for. */
export interface Place extends Written {
  readonly name: string
  readonly kind: Endpoint['kind']
  readonly isIdempotent: boolean
}

/** The objects that the calls are about, and who calls. */
interface Made {
  readonly hr: Session
  readonly worker: Session
  readonly system: string
  readonly booking: string
  /** An order with a file. */
  readonly order: string
  readonly file: string
  /** A personnel file whose question was answered with a file. */
  readonly answered: string
  readonly answer: string
  /** One whose question waits for its answer. */
  readonly asked: string
}

async function make(api: string): Promise<Made> {
  const hr = await Session.open(api, 'hr@demo.example')
  const worker = await Session.open(api, 'handlaggare@demo.example')
  const text = 'underlag '.repeat(FILE_CHARACTERS / 9)
  const file = (await hr.attachToOrder(text)).id
  const order = (await hr.orderCounselling([file], 'the-order-with-a-file')).id
  const ask = async (examples: number) => {
    const bytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv', examples })
    const { id } = await hr.send(bytes, `asked-about-${examples}`)
    await worker.act(id, 'ask', 'Vilken enhet är Lager?')
    return id
  }
  const answered = await ask(SENT_ROWS)
  const answer = (await hr.attachToReply(answered, text)).id
  await hr.replyToQuestion(answered, [answer])
  return {
    ...{ hr, worker, order, file, answered, answer },
    asked: await ask(SENT_ROWS - 1),
    booking: (await hr.movableBooking()).booking.id,
    system: (await worker.providerToken(['orders', 'clinics', 'certificates'])).token,
  }
}

/** What a call needs beyond its path: who makes it, what stands in the path and a body or query. */
interface Particulars {
  readonly by: string
  readonly path: Readonly<Record<string, string>>
  readonly query?: string
  readonly json?: object
  readonly lines?: string
}

/** How each download and each upload of the contract is made. */
function particulars(made: Made): Readonly<Record<string, Particulars>> {
  const { order, file, answered, answer } = made
  const system = made.system
  const [hr, worker] = [made.hr.token, made.worker.token]
  const own = { clientNumber: COMPANY }
  const list = { by: hr, path: own, query: '?format=csv' }
  const search = { by: hr, path: own, json: { q: 'an', format: 'csv' } }
  const feed = { by: system, path: { kind: 'clinics' } }
  const ids = Array.from({ length: FEED_LINES }, (_, at) => ({ id: `clinic-${at}`, version: 900_000 }))
  const data = { name: 'Mottagning', city: 'Ås', address: null, phone: null, partner: false }
  const ndjson = (lines: readonly object[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')
  return {
    'bookings.exportList': list,
    'bookings.exportSearch': search,
    'bookings.calendarFile': { by: hr, path: { ...own, id: made.booking } },
    'certificates.exportList': list,
    'certificates.exportSearch': search,
    'coworkers.exportList': list,
    'coworkers.exportSearch': search,
    'feeds.send': { ...feed, lines: ndjson(ids.map(id => ({ ...id, op: 'put', data }))) },
    'feedFiles.put': { by: system, path: { sha256: createHash('sha256').update(SENT).digest('hex') } },
    'feeds.reconcile': { ...feed, lines: ndjson(ids) },
    'orderChanges.attachment': { by: system, path: { id: order, attachment: file } },
    'orderCases.attach': { by: worker, path: {} },
    'orderCases.downloadAttachment': { by: worker, path: { id: order, attachment: file } },
    'orders.exportList': list,
    'orders.exportSearch': search,
    'orders.attach': { by: hr, path: own },
    'orders.downloadAttachment': { by: hr, path: { ...own, id: order, attachment: file } },
    'cases.downloadAttachment': { by: worker, path: { id: answered, attachment: answer } },
    'cases.download': { by: worker, path: { id: answered } },
    'customerFiles.attach': { by: worker, path: own },
    'personnelFile.attach': { by: hr, path: own },
    'personnelFile.exportList': list,
    'personnelFile.exportSearch': search,
    'personnelFile.download': { by: hr, path: { ...own, id: answered } },
    'personnelFile.attachToReply': { by: hr, path: { ...own, id: made.asked } },
    'personnelFile.downloadAttachment': { by: hr, path: { ...own, id: answered, attachment: answer } },
    'personnelFile.downloadTemplate': { by: hr, path: { ...own, type: 'xlsx' } },
  }
}

/** Every call that is given to it, as it is written by somebody who may make it. */
export async function placesOf(api: string, endpoints: readonly Endpoint[]): Promise<Place[]> {
  const known = particulars(await make(api))
  return endpoints.map(endpoint => {
    const told = known[endpoint.name]
    if (!told) throw new Error(`Tell in ${import.meta.filename} how ${endpoint.name} is called.`)
    return placeOf(endpoint, told)
  })
}

function placeOf(endpoint: Endpoint, { by, path, query = '', json, lines }: Particulars): Place {
  const { name, kind, method, idempotent: isIdempotent = false } = endpoint
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => path[parameter] ?? '')
  const form = () => multipart('underlag.txt', SENT)
  const body = kind === 'upload' ? form() : Buffer.from(lines ?? (json ? JSON.stringify(json) : ''))
  const types = {
    upload: typeOf(body),
    lines: 'application/x-ndjson',
    download: 'application/json',
    json: '',
  }
  return {
    ...{ name, kind, method, isIdempotent, path: filled + query },
    headers: {
      authorization: `Bearer ${by}`,
      ...(body.byteLength > 0 && { 'content-type': types[kind] }),
    },
    body: body.byteLength > 0 ? body : null,
  }
}

/** The type of a form, whose boundary is its first line. */
function typeOf(form: Buffer): string {
  return `multipart/form-data; boundary=${form.subarray(2, form.indexOf('\r\n')).toString('latin1')}`
}
