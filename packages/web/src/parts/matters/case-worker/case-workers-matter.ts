import type { MatterCase, MatterKind } from '@salvia/core/matters'
import type { z } from 'zod'
import type { AboutOne, ConversationPlace } from '../../conversation/conversation-contract.ts'

/** The calls about one matter. Every contract with `caseWorkersMatterCalls` has them, such as `contract.orderCases`. */
type CaseWorkersCalls = ConversationPlace['calls'] & {
  readonly act: AboutOne<{ version: number }> & { readonly response: z.ZodType<{ version: number }> }
  readonly addNote: AboutOne<{ text: string }>
}

/** A matter as a case worker has it open, whatever it is about. */
export interface CaseWorkersMatter {
  readonly kind: MatterKind
  readonly calls: CaseWorkersCalls
  readonly matter: MatterCase
}
