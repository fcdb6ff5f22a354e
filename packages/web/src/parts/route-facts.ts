import type { CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import type { Feature } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'
import type { PortalPage } from '@salvia/core/portal-paths'
import type { ComponentType } from 'react'

/**
 * Who may open a screen: `anyone`; `signedOut` – only visitors; `signedIn` – a customer's user who has chosen a
 * company; `caseWorker` – the provider's case workers; `user` – either of these two; `asked` – either of these two,
 * when they have not answered the consent question yet. Others are redirected to a screen that they may open.
 */
export type Guard = 'anyone' | 'signedOut' | 'signedIn' | 'caseWorker' | 'user' | 'asked'

export interface RouteFacts {
  /** Its path is in `portal-paths` of core, which links use too. */
  readonly name: PortalPage
  /** The page title; the name of the product is added after it. */
  readonly title: Text
  readonly guard: Guard
  /** The feature that the user must have at the chosen company. */
  readonly feature?: Feature
  /**
   * The functions of which a case worker must hold one. Others who have the address are told so in place of the screen.
   */
  readonly caseWorkerFunctions?: readonly CaseWorkerFunction[]
  /** Offered to HR only. Others who have the address are told so by the screen. */
  readonly onlyHr?: true
  /** The screen has its own frame instead of the portal's. Every screen for visitors has. */
  readonly ownFrame?: true
  /** Other paths that lead to the same screen. */
  readonly aliases?: readonly PortalPage[]
  readonly screen: () => Promise<ComponentType>
}

/** Whether a case worker with these functions may open a screen, as far as the screen takes one. */
export function isHeldBy(
  { caseWorkerFunctions: needed }: Pick<RouteFacts, 'caseWorkerFunctions'>,
  functions: readonly CaseWorkerFunction[],
): boolean {
  return !needed || needed.some(name => functions.includes(name))
}
