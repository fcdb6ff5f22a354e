import type { Clinic } from '@salvia/core/clinics'
import type { DraftChange } from './draft-changes.ts'
import type { Gap } from './gaps.ts'
import type { OrderDraft } from './order-draft.ts'
import type { OrderingStep } from './order-steps.ts'

/** What each step of an order gets. */
export interface StepProps {
  readonly draft: OrderDraft
  readonly change: (change: DraftChange) => void
  readonly clinics: readonly Clinic[]
  /** Fields whose content did not all come back with a kept order. */
  readonly gaps: readonly Gap[]
  readonly go: (step: OrderingStep) => void
  /** Told while a file is on its way, which is lost when the wizard is left. */
  readonly onUploading: (isUploading: boolean) => void
  readonly addressOf: (step: OrderingStep) => string
}
