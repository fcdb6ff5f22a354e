import type { ReactNode } from 'react'

/** Props of a feature's mark in the menu. The component renders nothing unless something waits for the user. */
export interface MenuMarkProps {
  /** Renders the text as the menu does. */
  readonly children: (words: string) => ReactNode
}
