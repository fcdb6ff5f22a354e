import type { Page } from '@playwright/test'
import type { Booking } from '@salvia/core/bookings'
import type { Endpoint } from '@salvia/core/contract'
import type { SentOrder } from '@salvia/core/orders'
import type { Upload } from '@salvia/core/personnel-file'

/** The data that the writes change. */
export interface World {
  /** Address of the server. */
  readonly url: string
  /** A booking whose deadline is shown on the start page. */
  readonly toMove: Booking
  readonly toCancel: Booking
  /** A case that no case worker has taken yet. */
  readonly sent: Upload
  /** A case whose question waits for a reply. */
  readonly asked: Upload
  /** An order that no case worker has taken on. */
  readonly ordered: SentOrder
  /** Requests a mail with a link to set a new password, and returns the link. */
  readonly passwordLink: (address: string) => Promise<string>
}

/** A writing call that one tab makes, with its effect in another tab of the browser. */
export interface SeenWrite {
  readonly endpoint: Endpoint
  /**
   * Opens a screen in the other tab and waits for the state before the write. Returns a function that waits for the
   * effect.
   */
  readonly watch: (other: Page, world: World) => Promise<() => Promise<void>>
  /** The call begins another session, so the other tab reloads its page. */
  readonly opensAnew?: true
  /** Makes the call through the portal. */
  readonly act: (one: Page, world: World) => Promise<void>
}

/** A writing call whose effect no screen shows to the signed-in user. */
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
