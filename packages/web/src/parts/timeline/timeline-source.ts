import type { Feature } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'

/** How one feature's entries in the timeline of an employee are shown. */
export interface TimelineSource {
  readonly feature: Feature
  /** The page on which each kind of entry is seen whole. */
  readonly pages: Readonly<Record<string, (objectId: string) => string>>
  /** The feature's list, narrowed to one employee. */
  readonly list?: { readonly label: Text; readonly to: (name: string) => string }
}
