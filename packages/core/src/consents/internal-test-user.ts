/**
 * Whether an address belongs to a tester of the provider's own: its domain is one of the list, whole, not a domain
 * above or below it. Case does not matter, nor whether an international domain is written in letters or as `xn--`.
 * @example isInternalTestUser('eva@Test.Salvia.example', ['test.salvia.example']) // true
 */
export function isInternalTestUser(email: string, domains: readonly string[]): boolean {
  const domain = domainKey(email.slice(email.lastIndexOf('@') + 1))
  return email.includes('@') && domain !== undefined && domains.some(each => domainKey(each) === domain)
}

/** The form in which domains are compared; undefined for a text that is no domain. */
function domainKey(domain: string): string | undefined {
  // A text that an address would read as anything but a host is no domain.
  if (/[\s/?#@:\\[\]%]/.test(domain)) return undefined
  return URL.parse(`https://${domain}/`)?.hostname.replace(/\.$/, '')
}
