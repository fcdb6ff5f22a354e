import type { Feature } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'
import type { ComponentType } from 'react'

export interface EmployeeSectionProps {
  readonly pidHash: string
}

/** What one feature shows on the page of an employee. */
export interface TimelineSource {
  readonly feature: Feature
  /** The page on which each kind of entry is seen whole. */
  readonly pages: Readonly<Record<string, (objectId: string) => string>>
  /** What applies for the employee now, as a section below the facts. It loads and fails by itself. */
  readonly Section?: ComponentType<EmployeeSectionProps>
  /** The feature's list, narrowed to one employee. */
  readonly list?: { readonly label: Text; readonly to: (name: string) => string }
}
