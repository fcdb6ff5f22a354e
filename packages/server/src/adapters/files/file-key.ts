const KEY = /^[\w-]{1,100}$/

/** Whether a name is one that a file store gives: no path, whatever it is put together with. */
export function isFileKey(key: string): boolean {
  return KEY.test(key)
}

/** The key itself; anything else is a mistake of the caller's. */
export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('A file key holds letters, digits, hyphens and underscores only.')
  return key
}
