import { PORTAL_PATHS } from '@salvia/core/portal-paths'

/** First words of addresses that may go on with the token of a mailed link, or with the secret of a calendar. */
const WORDS_BEFORE_A_TOKEN = [
  ...Object.values(PORTAL_PATHS).filter(path => path.endsWith('/:token?')),
  PORTAL_PATHS.activation,
  '/calendar',
].map(path => path.split('/')[1])

const BEFORE_A_TOKEN = new RegExp(`^(/*(?:${WORDS_BEFORE_A_TOKEN.join('|')})/+).+`, 'is')

/** The path of an address as the log may hold it: decoded, so that what is masked in it is found, and without tokens. */
export function maskedPath(url: string): string {
  return decoded(url.split(/[?#]/, 1)[0] ?? '').replace(BEFORE_A_TOKEN, '$1…')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path.replaceAll('%', '')
  }
}
