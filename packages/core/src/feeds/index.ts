export { defineFeed, type Feed, type FeedData, type NamedFile } from './define-feed.ts'
export { feedFileSchema, sha256Schema } from './feed-file.ts'
export { type FeedLine, feedLineSchema, type ListedObject, listedObjectSchema } from './feed-line.ts'
export {
  type FeedCounts,
  type FeedStatus,
  feedCountsSchema,
  feedStatusSchema,
  isSilent,
} from './feed-status.ts'
export { feedId, feedName, feedText } from './feed-text.ts'
export { type LineFault, type LineMistake, type ReadLine, readLine } from './read-line.ts'
export { type SentLine, splitLines } from './split-lines.ts'
