/**
 * Whether a case worker may import a file: whoever sent it for the customer leaves that to a colleague, since an import
 * makes the file the whole staff of the customer.
 */
export function mayImport(senderAccountId: string | null, accountId: string): boolean {
  return senderAccountId !== accountId
}
