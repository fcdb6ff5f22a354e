import type { FeedLine } from '@salvia/core/feeds'

/** The line of a feed that brings an object for the first time. */
export function firstLine<Data>({ id, ...data }: Data & { readonly id: string }): FeedLine<Omit<Data, 'id'>> {
  return { id, version: 1, op: 'put', data: data as Omit<Data, 'id'> }
}
