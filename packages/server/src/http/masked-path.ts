/** Addresses that may go on with the token of a mailed link, or with the secret of a calendar. */
const BEFORE_A_TOKEN =
  /^(\/*(?:setPassword|newPassword|unsubscribe|avprenumerera|aktivering|calendar)\/+).+/is

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
