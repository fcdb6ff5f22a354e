import type { Names } from '../names.ts'

/** What a new feature is called. */
export interface Subject {
  /** The feature: `orders`. */
  readonly all: Names
  /** One of what it holds: `order`. */
  readonly one: Names
  /** As the portal calls it. */
  readonly name: { readonly sv: string; readonly en: string }
}

/** Texts of files by their paths from the root. */
export type Files = Readonly<Record<string, string>>
