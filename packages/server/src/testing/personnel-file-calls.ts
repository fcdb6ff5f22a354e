import type {
  CaseAction,
  CaseDetails,
  Draft,
  LeftOutPage,
  Report,
  Submitted,
} from '@salvia/core/personnel-file'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from './open-test-app.ts'

const BOUNDARY = 'salvia-test-boundary'

interface Sending {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly clientNumber: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The calls about personnel files, made by one caller. */
export interface FileCaller {
  attach(sending: Sending): Promise<LightMyRequestResponse>
  review(draft: Draft, clientNumber: string): Promise<LightMyRequestResponse>
  submit(draft: Draft, clientNumber: string, body?: object): Promise<LightMyRequestResponse>
  /** Attaches, reviews and submits a file. Findings with errors do not stop it. */
  send(sending: Sending): Promise<Submitted>
}

const ownDrafts = (clientNumber: string) => `personnel-file-drafts/${clientNumber}`
/** The path of a case worker's drafts for a customer. */
export const draftsForCustomer = (clientNumber: string) => `customers/${clientNumber}/personnel-file-drafts`

export function fileCaller({ app, call }: TestApp, token: string, draftsOf = ownDrafts): FileCaller {
  const caller: FileCaller = {
    attach: ({ bytes, name = 'personal.csv', clientNumber, headers = {} }) =>
      sendFile({ app }, draftsOf(clientNumber), { token, bytes, name, headers }),
    review: ({ id }, clientNumber) => call('POST', `${draftsOf(clientNumber)}/${id}/review`, { token }),
    submit: ({ id }, clientNumber, body = { continueAnyway: true }) =>
      call('POST', `${draftsOf(clientNumber)}/${id}/submit`, { token, body }),
    async send(sending) {
      const draft = answer<Draft>(await caller.attach(sending))
      answer<Report>(await caller.review(draft, sending.clientNumber))
      return answer(await caller.submit(draft, sending.clientNumber))
    },
  }
  return caller
}

/** Sends one file to a call that takes one, as a browser does. */
export function sendFile(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  file: {
    token?: string | undefined
    bytes: Uint8Array
    name: string
    headers?: Record<string, string>
    method?: 'POST' | 'PUT'
  },
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: file.method ?? 'POST',
    url: `/api/${path}`,
    headers: {
      ...(file.token !== undefined && { authorization: `Bearer ${file.token}` }),
      'x-salvia-client': 'portal',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...file.headers,
    },
    payload: multipart(file.name, file.bytes),
  })
}

/** The body of a successful call. */
export function answer<T>(response: LightMyRequestResponse): T {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  return response.json<T>()
}

/** The code of a refused call; undefined if it was not refused. */
export function codeOf(response: Pick<LightMyRequestResponse, 'json'>): string | undefined {
  return response.json<{ code?: string }>().code
}

/** The multipart form with one file, as a browser sends it. */
export function multipart(name: string, bytes: Uint8Array): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

/** The actions of a case worker. `run` takes a case through all steps and runs the jobs. */
export interface CaseWorker {
  act(id: string, event: CaseAction, body?: object): Promise<LightMyRequestResponse>
  get(id: string): Promise<CaseDetails>
  /** A page of the rows that the import leaves out. The first page if none is given. */
  leftOut(id: string, page?: number): Promise<LeftOutPage>
  import(id: string): Promise<CaseDetails>
}

export function caseWorker(test: TestApp, token: string): CaseWorker {
  const worker: CaseWorker = {
    act: (id, event, body = {}) => test.call('POST', `cases/${id}/${event}`, { token, body }),
    get: async id => answer(await test.call('GET', `cases/${id}`, { token })),
    leftOut: async (id, page = 1) =>
      answer(await test.call('GET', `cases/${id}/left-out?page=${page}`, { token })),
    async import(id) {
      await test.runJobs()
      answer(await worker.act(id, 'acknowledge'))
      answer(await worker.act(id, 'ready', { confirmed: true }))
      answer(await worker.act(id, 'import', { confirmed: true }))
      await test.runJobs()
      return worker.get(id)
    },
  }
  return worker
}
