import type { z } from 'zod'

/** One object in the examples of a feed: what a `put` line of it holds. */
interface FeedExample<Data extends z.ZodType> {
  /** The provider's own id of the object. */
  readonly id: string
  readonly data: z.input<Data>
}

/** A file that a line names. It is sent before the line. */
export interface NamedFile {
  /** The field that names it, such as `data.document`. */
  readonly path: string
  readonly sha256: string
  /** What the file must be by its content. */
  readonly contentType: string
}

/** A kind of data that the provider's own systems send to the portal. */
export interface Feed<Data extends z.ZodType = z.ZodType> {
  /** What an object of this kind is. */
  readonly summary: string
  /** The `data` of a `put` line. */
  readonly data: Data
  /** Published beside the schema. Each is checked by a test. */
  readonly examples: readonly FeedExample<Data>[]
  /** Codes of lines that are well formed but point to something that is not there. Such lines can be sent again later. */
  readonly refusals: readonly string[]
  /** The files that an object names. Absent for a kind that takes none. */
  files?(data: z.output<Data>): readonly NamedFile[]
}

/** The data of an object that a feed brings. */
export type FeedData<F extends Feed> = z.output<F['data']>

/** Declares a kind of the provider's feed, in a file `*.feed.ts`. The file's place in the table gives the kind its name. */
export function defineFeed<const Data extends z.ZodType>(feed: Feed<Data>): Feed<Data> {
  return feed
}
