import type { Feature } from '@salvia/core/features'
import type { ComponentType, ReactNode } from 'react'
import type { Atom } from '../../state/jotai.ts'

/** Something that waits for the user. */
export interface TodoItem {
  readonly key: string
  readonly to: string
  readonly title: ReactNode
  readonly detail: ReactNode
  /** When it must be done (ISO 8601). The soonest comes first. */
  readonly deadline?: string
}

/** The todo items of a feature. Each feature loads and fails independently. */
export type TodoAnswer =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly items: readonly TodoItem[] }

/** The screen where the user can act on a deadline. */
export interface DeadlinePlace {
  readonly to: (objectId: string) => string
}

/** The content of one feature on the start page. Nothing of it is rendered when the feature is closed for the user. */
export interface DashboardSource {
  readonly feature: Feature
  readonly todos?: Atom<TodoAnswer>
  /** The screen for each kind of deadline of the feature. */
  readonly deadlines?: Readonly<Record<string, DeadlinePlace>>
  /** A card such as the file in progress; it renders nothing when there is nothing to show. */
  readonly Card?: ComponentType
  /** A link to a common task: a `TaskCard`. */
  readonly Task?: ComponentType
}
