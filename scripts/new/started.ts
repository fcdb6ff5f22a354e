import type { Tree } from './tree.ts'

/** What a starter did, or why it did nothing. */
export type Started = { readonly next: string } | { readonly refused: string }

/** Writes the files of one kind of thing, with tests that fail and say what is to be done. */
export type Starter = (tree: Tree, name: string, ...more: readonly string[]) => Promise<Started>
