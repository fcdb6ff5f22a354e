const NAME = 'bankid'

/**
 * The fragment of the address that the app leads the browser back to. Unlike a query, a fragment is sent to no server
 * and stands in no log.
 * @example returnFragment('b3q') // '#bankid=b3q'
 */
export function returnFragment(returnNonce: string): string {
  return `#${new URLSearchParams({ [NAME]: returnNonce })}`
}

/**
 * The address of a program on the same computer, which reads the nonce from the query. It leaves the computer as
 * little as a fragment does.
 * @example programAddress(4567, 'b3q') // 'http://127.0.0.1:4567/?bankid=b3q'
 */
export function programAddress(port: number, returnNonce: string): string {
  return `http://127.0.0.1:${port}/?${new URLSearchParams({ [NAME]: returnNonce })}`
}

/**
 * The nonce in an address's fragment or query, for `bankid.collect`; undefined where there is none.
 * @example returnNonceOf('#bankid=b3q') // 'b3q'
 */
export function returnNonceOf(part: string): string | undefined {
  return new URLSearchParams(part.replace(/^[#?]/, '')).get(NAME) || undefined
}
