const encode = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '')

/** A token with this payload and no valid signature, which a browser does not check. */
export const tokenWith = (payload: object): string =>
  `${encode({ alg: 'EdDSA' })}.${encode(payload)}.signature`

let issued = 0

/** The token of a new sign-in: no other one is the same, as on a real server. The client tells the end of each once. */
export const newToken = (payload: object): string => {
  issued += 1
  return tokenWith({ ...payload, jti: String(issued) })
}
