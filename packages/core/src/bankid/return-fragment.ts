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
 * The nonce in an address's fragment, for `bankid.collect`; undefined where there is none.
 * @example returnNonceOf('#bankid=b3q') // 'b3q'
 */
export function returnNonceOf(fragment: string): string | undefined {
  return new URLSearchParams(fragment.replace(/^#/, '')).get(NAME) || undefined
}
