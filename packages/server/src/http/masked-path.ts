/** The beginnings of addresses that a token of a mailed link, or the secret of a calendar, can follow. */
const BEFORE_A_TOKEN =
  /^(\/*(?:setPassword|newPassword|unsubscribe|avprenumerera|aktivering|calendar)\/+).+/is

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
