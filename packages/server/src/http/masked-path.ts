import { PORTAL_PATHS } from '@salvia/core/portal-paths'

/** The first words of addresses that a token of a mailed link, or the secret of a calendar, can follow. */
const WORDS_BEFORE_A_TOKEN = [
  ...Object.values(PORTAL_PATHS).filter(path => path.endsWith('/:token?')),
  PORTAL_PATHS.activation,
  '/calendar',
].map(path => path.split('/')[1])

const BEFORE_A_TOKEN = new RegExp(`^(/*(?:${WORDS_BEFORE_A_TOKEN.join('|')})/+).+`, 'is')

/**
 * The path of an address for the log: decoded, so that identity numbers in it are found and masked, and without
 * tokens.
 */
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
