export const pagesPaths = {
  start: '/',
  terms: '/anvandarvillkor',
  accessibility: '/tillganglighet',
  notFound: '/404',
  gallery: '/gallery',
} as const
