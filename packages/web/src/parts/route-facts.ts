import type { Feature } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'
import type { PortalPage } from '@salvia/core/portal-paths'
import type { ComponentType } from 'react'

/**
 * Who may open a screen: `anyone`; `signedOut` – only who is not signed in; `signedIn` – a customer's user with a
 * company chosen; `caseWorker` – the provider's own; `user` – either of them; `asked` – either of them, with a consent
 * to answer. Others are sent where they belong.
 */
export type Guard = 'anyone' | 'signedOut' | 'signedIn' | 'caseWorker' | 'user' | 'asked'

export interface RouteFacts {
  /** The path stands in `portal-paths` of core, where links find it too. */
  readonly name: PortalPage
  /** The page title, before the name of the product. */
  readonly title: Text
  readonly guard: Guard
  /** The feature that must be open for the user at the chosen company. */
  readonly feature?: Feature
  /** The screen has a frame of its own and does without the portal's; so has every screen of who is signed out. */
  readonly ownFrame?: true
  /** Other paths of the same screen. */
  readonly aliases?: readonly PortalPage[]
  readonly screen: () => Promise<ComponentType>
}
