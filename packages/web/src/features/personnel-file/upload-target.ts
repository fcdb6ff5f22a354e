import type { contract } from '@salvia/core/api'
import type { EndpointOutput } from '@salvia/core/contract'
import type { Draft, Report, Template } from '@salvia/core/personnel-file'
import { createContext, useContext } from 'react'
import { useAtomValue } from '../../state/jotai.ts'
import { type UploadState, uploadStateAtom, uploadStateOf } from './upload.state.ts'

/** The idempotency key of a call, so that trying again does not make a second draft or case. */
interface Keyed {
  readonly idempotencyKey: string
}

export type Submitted = EndpointOutput<typeof contract.personnelFile.submit>

/**
 * Whom a file is sent for, and the calls that send it: by a user of the company, or by a case worker for a customer.
 */
export interface UploadTarget {
  readonly clientNumber: string
  readonly company: string
  /** Sent by a case worker. The comment then must say who asked for it. */
  readonly isForCustomer: boolean
  /** The path of the wizard, and the screen that it was opened from. */
  readonly path: string
  readonly back: { readonly to: string; readonly text: string }
  readonly caseAddress: (upload: Submitted) => string
  readonly template: (signal: AbortSignal) => Promise<Template>
  readonly attach: (body: FormData, key: Keyed) => Promise<Draft>
  readonly review: (id: string) => Promise<Report>
  /** The call that names who would join, leave and move by a draft. */
  readonly draftChanges:
    | typeof contract.personnelFile.draftChanges
    | typeof contract.customerFiles.draftChanges
  readonly submit: (
    id: string,
    body: { readonly comment: string; readonly continueAnyway: boolean; readonly answers?: string },
    key: Keyed,
  ) => Promise<Submitted>
}

export const UploadTargetContext = createContext<UploadTarget | null>(null)

/** The upload target of the current wizard. */
export function useUploadTarget(): UploadTarget {
  const target = useContext(UploadTargetContext)
  if (!target) throw new Error('A step of the upload stands outside its wizard.')
  return target
}

/** What is known of the file of the current wizard. */
export function useUploadState(): UploadState {
  const { clientNumber } = useUploadTarget()
  return uploadStateOf(useAtomValue(uploadStateAtom), clientNumber)
}
