import { z } from 'zod'
import type { CaseWorkerFunction } from '../case-worker-functions/index.ts'
import { conversationCalls } from '../conversations/index.ts'
import type { Feature } from '../features/index.ts'
import { MESSAGE_MAX_CHARACTERS } from '../limits/index.ts'
import { writtenTextSchema } from '../primitives/index.ts'
import { CASE_WORKER_EVENTS } from './matter-events.ts'

interface CustomersMatters<
  Path extends string,
  Response extends z.ZodType,
  Missing extends string,
  Refused extends string,
> {
  /** The path of the kind's list: `orders/{clientNumber}`. */
  readonly path: `${Path}/{clientNumber}`
  readonly feature: Feature
  /** One of them in a sentence: `an order`. */
  readonly one: string
  /** One of them as its maker sees it. */
  readonly response: Response
  readonly errors: {
    readonly missing: Missing
    /** It cannot be withdrawn any more. */
    readonly notWithdrawable: Refused
  }
}

/** What users of a customer do with a matter of any kind: take it back, write and attach. */
export function customersMatterCalls<
  const Path extends string,
  Response extends z.ZodType,
  const Missing extends string,
  const Refused extends string,
>({ path, feature, one, response, errors }: CustomersMatters<Path, Response, Missing, Refused>) {
  const company = z.object({ clientNumber: z.string() })
  return {
    withdraw: {
      kind: 'json',
      method: 'POST',
      path: `${path}/{id}/withdrawals` as const,
      access: 'person',
      feature,
      spec: 'assumed',
      summary: `The maker takes ${one} back that no case worker has taken on.`,
      params: company.extend({ id: z.uuid() }),
      response,
      idempotent: true,
      errors: [errors.missing, errors.notWithdrawable] as const,
    },
    ...conversationCalls({
      ...{ path, feature, access: 'person', params: company.shape, missing: errors.missing },
    }),
  } as const
}

interface CaseWorkersMatters<
  Path extends string,
  Response extends z.ZodType,
  Missing extends string,
  Refused extends string,
  Changed extends string,
> {
  /** Where the calls stand: `order-cases`. */
  readonly path: Path
  readonly caseWorkerFunction: CaseWorkerFunction
  /** One of them in a sentence: `an order`. */
  readonly one: string
  /** One of them as the case worker's page shows it. */
  readonly response: Response
  readonly errors: {
    readonly missing: Missing
    /** What a case worker does is not possible in this state. */
    readonly refused: Refused
    /** Another version than the case worker saw. */
    readonly changed: Changed
  }
}

/** What a case worker does with a matter of any kind: read it, take it on, handle and close it, write and note. */
export function caseWorkersMatterCalls<
  const Path extends string,
  Response extends z.ZodType,
  const Missing extends string,
  const Refused extends string,
  const Changed extends string,
>(kind: CaseWorkersMatters<Path, Response, Missing, Refused, Changed>) {
  const { path, caseWorkerFunction, one, response, errors } = kind
  const { missing } = errors
  const params = z.object({ id: z.uuid() })
  const common = { kind: 'json', access: 'caseWorker', caseWorkerFunction, spec: 'assumed' } as const
  return {
    get: {
      ...common,
      method: 'GET',
      path: `${path}/{id}` as const,
      summary: `One matter, ${one}, with everything that the customer wrote. Each answer is audited.`,
      params,
      response,
      errors: [missing] as const,
    },
    act: {
      ...common,
      method: 'POST',
      path: `${path}/{id}/{event}` as const,
      summary: `Takes ${one} on, handles it or closes it. Of two case workers at once, one wins.`,
      params: params.extend({ event: z.enum(CASE_WORKER_EVENTS) }),
      body: z.strictObject({ version: z.int() }),
      response,
      idempotent: true,
      errors: [missing, errors.refused, errors.changed] as const,
    },
    addNote: {
      ...common,
      method: 'POST',
      path: `${path}/{id}/notes` as const,
      summary: 'Writes a note for case workers. No call of the customer answers it.',
      params,
      body: z.strictObject({ text: writtenTextSchema(MESSAGE_MAX_CHARACTERS).refine(text => text !== '') }),
      response,
      idempotent: true,
      errors: [missing] as const,
    },
    ...conversationCalls({ path, access: 'caseWorker', caseWorkerFunction, params: {}, missing }),
  } as const
}
