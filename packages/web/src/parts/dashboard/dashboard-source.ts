import type { Feature } from '@salvia/core/features'
import type { ComponentType, ReactNode } from 'react'
import type { Atom } from '../../state/jotai.ts'

/** Something that waits for the user. */
export interface TodoItem {
  readonly key: string
  readonly to: string
  readonly title: ReactNode
  readonly detail: ReactNode
  /** ISO moment by which it is to be done; the soonest comes first. */
  readonly deadline?: string
}

/** What a feature knows of what waits: it loads and fails alone. */
export type TodoAnswer =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly items: readonly TodoItem[] }

/** Where a deadline is acted on: the screen for its object. */
export interface DeadlinePlace {
  readonly to: (objectId: string) => string
}

/** What a feature puts on the start page; nothing of it is rendered for whom the feature is shut. */
export interface DashboardSource {
  readonly feature: Feature
  readonly todos?: Atom<TodoAnswer>
  /** Where each kind of the feature's deadlines is acted on. */
  readonly deadlines?: Readonly<Record<string, DeadlinePlace>>
  /** A card of its own, such as what is under way; it renders nothing where there is nothing. */
  readonly Card?: ComponentType
  /** Leads to what most visits are for: a `TaskCard`. */
  readonly Task?: ComponentType
}
