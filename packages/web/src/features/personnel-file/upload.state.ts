import type { Report, Template, Upload } from '@salvia/core/personnel-file'
import { atom } from '../../state/jotai.ts'
import { clientNumberAtom } from '../../state/own-company.state.ts'
import { currentStore } from '../../state/store.ts'

/** The steps of sending a personnel file. Each has its own address, so that the browser's back button works. */
export const UPLOAD_STEPS = ['choose', 'review', 'send', 'done'] as const
export type UploadStep = (typeof UPLOAD_STEPS)[number]

/** The query parameter that holds the step: `/personalfil?steg=review`. */
export const STEP_PARAMETER = 'steg'

/** The step in an address; undefined when it has none. */
export function stepOf(search: URLSearchParams): UploadStep | undefined {
  const wanted = search.get(STEP_PARAMETER)
  return UPLOAD_STEPS.find(known => known === wanted)
}

/** The report of a file, and the template by which it was reviewed. */
export interface Reviewed {
  readonly report: Report
  readonly template: Template
}

/** A file in progress. Nothing of it leaves the browser before the user sends it. */
export interface UploadDraft extends Reviewed {
  /** The company that it was chosen for. It is sent there or not at all. */
  readonly clientNumber: string
  readonly file: File
  /** The user has seen the errors and continues with them. */
  readonly continueAnyway: boolean
  /** The report is from the server, which found more than the browser did. */
  readonly isServersReport: boolean
  /** The idempotency key, so that sending the same file again does not make a second draft. */
  readonly attachKey: string
}

export type UploadState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'draft'; readonly draft: UploadDraft }
  | { readonly kind: 'sent'; readonly upload: Upload; readonly existing: boolean }

/** The file types that the file dialog offers first. The content of the file is checked later. */
export const FILE_TYPES =
  '.csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file that was chosen before the wizard was opened. Its first step takes it and reads it at once. */
export const chosenFileAtom = atom<File | null>(null)

/**
 * In memory only. A reload starts over, because the browser does not give the file back. Read it by `uploadStateOf`: it
 * may be of another company.
 */
export const uploadStateAtom = atom<UploadState>({ kind: 'empty' })

const EMPTY: UploadState = { kind: 'empty' }

/** What is known of a file for a company. A file for another company does not count. */
export function uploadStateOf(state: UploadState, clientNumber: string): UploadState {
  if (state.kind === 'draft') return state.draft.clientNumber === clientNumber ? state : EMPTY
  if (state.kind === 'sent') return state.upload.clientNumber === clientNumber ? state : EMPTY
  return state
}

/** Whether the tab is still at the company that a file was chosen for. */
export const isAtCompany = (clientNumber: string): boolean =>
  currentStore().get(clientNumberAtom) === clientNumber

/** The comment to the case worker; kept when the user chooses another file. */
export const commentAtom = atom('')

/** The case whose question the next file answers; null if it answers none. */
export const answersAtom = atom<{ readonly id: string; readonly number: string } | null>(null)

/** A file that was chosen for a company and reviewed. */
export function newDraft(clientNumber: string, file: File, { report, template }: Reviewed): UploadState {
  const attachKey = crypto.randomUUID()
  const draft = {
    clientNumber,
    file,
    report,
    template,
    continueAnyway: false,
    isServersReport: false,
    attachKey,
  }
  return { kind: 'draft', draft }
}

/**
 * The step that can be shown for a wanted step. Null for the receipt when the sent file is no longer known; the list of
 * files shows it instead.
 */
export function possibleStep(wanted: UploadStep, state: UploadState): UploadStep | null {
  if (wanted === 'done') return state.kind === 'sent' ? 'done' : null
  if (wanted === 'choose') return 'choose'
  if (state.kind === 'sent') return 'done'
  if (state.kind === 'empty') return 'choose'
  const { report, continueAnyway } = state.draft
  if (
    wanted === 'send' &&
    (report.outcome === 'rejected' || (report.outcome === 'errors' && !continueAnyway))
  )
    return 'review'
  return wanted
}

/** Navigation state that tells the first step that the browser no longer has the file that a later step needs. */
const FORGOTTEN = { forgotten: true } as const

/** The navigation state for a redirect to another step. */
export function stateOnTheWay(wanted: UploadStep, step: UploadStep | null): typeof FORGOTTEN | null {
  return step === 'choose' && wanted !== 'choose' ? FORGOTTEN : null
}

/** Whether the user was redirected because the file was lost. */
export function isForgotten(locationState: unknown): boolean {
  return typeof locationState === 'object' && locationState !== null && 'forgotten' in locationState
}
