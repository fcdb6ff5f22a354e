import { createHash } from 'node:crypto'
import type { Endpoint } from '@salvia/core/contract'
import { samplePdf } from '@salvia/core/conversations/testing'
import { STANDARD_TEMPLATE, templateFile } from '@salvia/core/personnel-file'
import { multipart } from '@salvia/server/testing'
import { Session } from '../sender.ts'
import type { Written } from './raw-call.ts'

const COMPANY = '10401'
/** Somebody who works there, by a published test number. */
const EMPLOYEE = '196710313195'
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
  /** A certificate with a document. */
  readonly certificate: string
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
  const system = (await worker.providerToken(['orders', 'clinics', 'certificates'])).token
  return {
    ...{ hr, worker, order, file, answered, answer, system },
    certificate: await makeCertificate(api, { system, token: hr.token }),
    asked: await ask(SENT_ROWS - 1),
    booking: (await hr.movableBooking()).booking.id,
  }
}

/** The id of a new certificate, of an employee whom HR sees, whose document is large. */
async function makeCertificate(
  api: string,
  { system, token }: { readonly system: string; readonly token: string },
): Promise<string> {
  const pdf = Buffer.from(samplePdf(`/Note(${'a'.repeat(FILE_CHARACTERS)})`))
  const sha256 = hashOf(pdf)
  const asSystem = { authorization: `Bearer ${system}` }
  const form = multipart('intyg.pdf', pdf)
  await insistOn(`${api}feeds/files/${sha256}`, {
    method: 'PUT',
    headers: { ...asSystem, 'content-type': typeOf(form) },
    body: new Uint8Array(form),
  })
  const document = { sha256, name: 'intyg.pdf', contentType: 'application/pdf' }
  const dates = { issued: '2026-03-02', end: '2031-03-02' }
  const data = { clientNumber: COMPANY, pid: EMPLOYEE, check: 'mercury', ...dates, document }
  await insistOn(`${api}feeds/certificates`, {
    method: 'POST',
    headers: { ...asSystem, 'content-type': 'application/x-ndjson' },
    body: JSON.stringify({ id: 'hammered', version: 1, op: 'put', data }),
  })
  const list = await insistOn(`${api}certificates/${COMPANY}?check=mercury&source=journal&to=2031-03-02`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { items } = (await list.json()) as { items: { id: string; end: string; download: string }[] }
  const made = items.find(({ download }) => download === 'downloadable')
  if (!made) throw new Error('The certificate is not in the list.')
  return made.id
}

async function insistOn(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
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
    'certificates.document': { by: hr, path: { ...own, id: made.certificate } },
    'coworkers.exportList': list,
    'coworkers.exportSearch': search,
    'feeds.send': { ...feed, lines: ndjson(ids.map(id => ({ ...id, op: 'put', data }))) },
    'feedFiles.put': { by: system, path: { sha256: hashOf(SENT) } },
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
