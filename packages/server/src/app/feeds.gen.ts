/** Where the objects of each kind of the provider’s feed are stored. Generated from `*.feed.ts` by `npm run gen`: do not edit. */

export const FEED_STORES = {
}
