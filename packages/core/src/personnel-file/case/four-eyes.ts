/**
 * Whether a case worker may import a file. Somebody who sent it for the customer may not: an import replaces the
 * customer's whole staff, so it takes two people.
 */
export function mayImport(senderAccountId: string | null, accountId: string): boolean {
  return senderAccountId !== accountId
}
