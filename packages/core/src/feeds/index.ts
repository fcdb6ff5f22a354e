export { defineFeed, type Feed, type FeedData } from './define-feed.ts'
export { feedId, feedName, feedText } from './feed-text.ts'
