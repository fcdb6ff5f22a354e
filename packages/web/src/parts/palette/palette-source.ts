import type { Locale, Text } from '@salvia/core/i18n'
import type { PortalPage } from '@salvia/core/portal-paths'
import type { LucideIcon } from 'lucide-react'
import type { Atom } from '../../state/jotai.ts'

/** A page that the palette can go to. Shown with the title of its route, to users who may open it. */
export interface PalettePage {
  readonly page: PortalPage
  /** Other words that users write for the page, separated by spaces. */
  readonly words: Text
  /** Only for a page outside the menu, which has an icon of its own. */
  readonly icon?: LucideIcon
}

/** Something to do on a page. Offered to users who may open the page, and for whom `isOffered` is true where it stands. */
interface PaletteCommand {
  readonly label: Text
  /** Other words that users write for it, separated by spaces. */
  readonly words: Text
  readonly icon: LucideIcon
  readonly page: PortalPage
  /** The query of the address, such as `?steg=choose`. */
  readonly query?: string
  /** Whether the user may do it, as far as the profile tells. */
  readonly isOffered?: Atom<boolean>
}

/** Something that a search has found. */
export interface PaletteHit {
  readonly key: string
  readonly label: string
  /** What distinguishes it from others with the same name. */
  readonly detail: string
  /** Where it is opened. */
  readonly to: string
}

export interface PaletteHits {
  readonly hits: readonly PaletteHit[]
  /** How many there are, also those beyond `hits`. */
  readonly total: number
  /** There may be more of them than the total. */
  readonly isAtLeast?: boolean
  /** Why nothing can be found now, as a sentence. Shown in place of hits. */
  readonly refusal?: string
  /** The address of a list with all of them. Absent when the query may not stand in an address. */
  readonly all?: string
}

/** The chosen company, which is null for a case worker, and the user's language. */
export interface PaletteUser {
  readonly clientNumber: string | null
  readonly locale: Locale
}

/** A search through the data of a feature. The query must not be put into an address, a log or a cache. */
export interface PaletteSearch {
  /** Searched only for users who may open this page. */
  readonly page: PortalPage
  readonly label: Text
  readonly icon: LucideIcon
  readonly find: (query: string, user: PaletteUser) => Promise<PaletteHits>
}

/** What the palette finds of one feature: its pages by other words too, what can be done there, and its data. */
export interface PaletteSource {
  readonly pages?: readonly PalettePage[]
  readonly commands?: readonly PaletteCommand[]
  readonly searches?: readonly PaletteSearch[]
}
