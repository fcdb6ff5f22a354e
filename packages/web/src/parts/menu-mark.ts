import type { ReactNode } from 'react'

/** A feature's word on what waits for the user, at its entry of the menu; nothing while nothing does. */
export interface MenuMarkProps {
  /** Renders the words as the menu renders them. */
  readonly children: (words: string) => ReactNode
}
