import type { contract } from '@salvia/core/api'
import type { EndpointOutput } from '@salvia/core/contract'
import type { Draft, Report, Template } from '@salvia/core/personnel-file'
import { createContext, useContext } from 'react'

/** Under which key a call is made, so that a second try of the same act makes nothing twice. */
interface Keyed {
  readonly idempotencyKey: string
}

export type Submitted = EndpointOutput<typeof contract.personnelFile.submit>

/** For whom a file is sent, and by which calls: the company's own user, or a case worker for a customer. */
export interface UploadTarget {
  readonly clientNumber: string
  readonly company: string
  /** Sent by a case worker: the comment says who asked for it. */
  readonly isForCustomer: boolean
  /** The path that the steps stand behind, and where they began. */
  readonly path: string
  readonly back: { readonly to: string; readonly text: string }
  readonly caseAddress: (upload: Submitted) => string
  readonly template: (signal: AbortSignal) => Promise<Template>
  readonly attach: (body: FormData, key: Keyed) => Promise<Draft>
  readonly review: (id: string) => Promise<Report>
  readonly submit: (
    id: string,
    body: { readonly comment: string; readonly continueAnyway: boolean },
    key: Keyed,
  ) => Promise<Submitted>
}

export const UploadTargetContext = createContext<UploadTarget | null>(null)

/** The target of the wizard that a step stands in. */
export function useUploadTarget(): UploadTarget {
  const target = useContext(UploadTargetContext)
  if (!target) throw new Error('A step of the upload stands outside its wizard.')
  return target
}
