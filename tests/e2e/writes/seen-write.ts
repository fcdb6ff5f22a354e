import type { Page } from '@playwright/test'
import type { Booking } from '@salvia/core/bookings'
import type { Endpoint } from '@salvia/core/contract'
import type { Upload } from '@salvia/core/personnel-file'

/** What the writes act on. */
export interface World {
  /** Address of the server. */
  readonly url: string
  /** A booking whose deadline stands on the start page. */
  readonly toMove: Booking
  readonly toCancel: Booking
  /** A case that no case worker has taken yet. */
  readonly sent: Upload
  /** Has a link mailed by which the account gets another password. */
  readonly passwordLink: (address: string) => Promise<string>
}

/** A writing call that one tab makes, and what another tab of the browser shows of it. */
export interface SeenWrite {
  readonly endpoint: Endpoint
  /** Opens a screen in the other tab and waits for how things stood before; answers how to wait for the effect. */
  readonly watch: (other: Page, world: World) => Promise<() => Promise<void>>
  /** It begins another session, for which the other tab opens its page anew. */
  readonly opensAnew?: true
  /** Makes the call through the portal. */
  readonly act: (one: Page, world: World) => Promise<void>
}

/** A writing call whose effect no screen of the portal shows to who is signed in. */
export interface UnseenWrite {
  readonly endpoint: Endpoint
  readonly because: string
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

export const card = (page: Page, name: string) => page.getByRole('region', { name })
