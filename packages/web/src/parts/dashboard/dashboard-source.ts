import type { Deadline } from '@salvia/core/deadlines'
import type { Feature } from '@salvia/core/features'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import type { ComponentType, ReactNode } from 'react'
import type { Atom } from '../../state/jotai.ts'

/** Something that waits for the user: one row, which is one link. */
export interface TodoItem {
  /** The id of the thing. A deadline of the same feature for the same thing is then not listed again. */
  readonly key: string
  readonly to: string
  /** The person or thing; the row begins with it. */
  readonly title: ReactNode
  /** What to do, in a few words. */
  readonly detail: ReactNode
  /** When it must be done. The soonest comes first, and those without a deadline come last. */
  readonly deadline?: Instant | IsoDate
  /**
   * `overdue` is past its time already and comes first. `soon` can still be done in good time: it stands below all that
   * waits and is not counted.
   */
  readonly timing?: 'overdue' | 'soon'
}

/** The todo items of a feature. Each feature loads and fails independently. */
export type TodoAnswer =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly items: readonly TodoItem[] }

/** How a kind of deadline is shown: as one row, which is one link. */
interface DeadlineRow {
  /** The name of the fact that names the person or thing; the row begins with it. */
  readonly subject: string
  /** The screen where the user can act. */
  readonly to: (objectId: string, facts: Deadline['facts']) => string
}

export interface ActionProps {
  /** The first button on the page is primary. */
  readonly variant: 'primary' | 'secondary'
}

/** The content of one feature on the start page. Nothing of it is rendered when the feature is closed for the user. */
export interface DashboardSource {
  readonly feature: Feature
  /** A button beside the greeting, with which a common task begins. */
  readonly Action?: ComponentType<ActionProps>
  readonly todos?: Atom<TodoAnswer>
  /** How each kind of deadline of the feature is shown. */
  readonly deadlines?: Readonly<Record<string, DeadlineRow>>
  /** The present state, in one line: a `StatusLine`. */
  readonly Line?: ComponentType
  /** A card such as the next booking; it renders nothing when there is nothing to show. */
  readonly Card?: ComponentType
  /** Numbers about the whole company, for HR: one `ListFigure` or several. */
  readonly Figures?: ComponentType
}
