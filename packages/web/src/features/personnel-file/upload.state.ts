import type { Report, Upload } from '@salvia/core/personnel-file'
import { atom } from '../../state/jotai.ts'

/** The steps of sending a personnel file; each stands in the address, so that the browser's back button works. */
export const UPLOAD_STEPS = ['choose', 'review', 'send', 'done'] as const
export type UploadStep = (typeof UPLOAD_STEPS)[number]

/** Names the step in the address: `/personalfil?steg=review`. */
export const STEP_PARAMETER = 'steg'

/** The step that an address names; undefined where it names none. */
export function stepOf(search: URLSearchParams): UploadStep | undefined {
  const wanted = search.get(STEP_PARAMETER)
  return UPLOAD_STEPS.find(known => known === wanted)
}

/** What is under way: nothing of it leaves the page before the file is sent. */
export interface UploadDraft {
  readonly file: File
  readonly report: Report
  /** The user saw the errors and goes on with them. */
  readonly continueAnyway: boolean
  /** The report is the server's, which found more than the browser did. */
  readonly isServersReport: boolean
  /** So that a second try of the same file makes no second draft. */
  readonly attachKey: string
}

export type UploadState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'draft'; readonly draft: UploadDraft }
  | { readonly kind: 'sent'; readonly upload: Upload; readonly existing: boolean }

/** Kept in memory only: a reload of the page begins anew, since the browser gives no file back. */
export const uploadStateAtom = atom<UploadState>({ kind: 'empty' })

/** The comment to the case worker; it outlives the choice of another file. */
export const commentAtom = atom('')

/** A file that was chosen and reviewed. */
export function newDraft(file: File, report: Report): UploadState {
  const attachKey = crypto.randomUUID()
  return { kind: 'draft', draft: { file, report, continueAnyway: false, isServersReport: false, attachKey } }
}

/** The step that can be shown; null for the receipt of a file that is no longer known, which the list of files tells of. */
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

/** Told to the step where one chooses: the browser gave up the file that a later step was to work on. */
const FORGOTTEN = { forgotten: true } as const

/** What the way to another step takes along. */
export function stateOnTheWay(wanted: UploadStep, step: UploadStep | null): typeof FORGOTTEN | null {
  return step === 'choose' && wanted !== 'choose' ? FORGOTTEN : null
}

/** Whether a place of the history was come to because the file was forgotten. */
export function isForgotten(locationState: unknown): boolean {
  return typeof locationState === 'object' && locationState !== null && 'forgotten' in locationState
}
