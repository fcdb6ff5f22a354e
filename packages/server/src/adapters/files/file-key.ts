const KEY = /^[\w-]{1,100}$/

/** Whether a name can be a key of a file store. A key is never a path, whatever it is joined with. */
export function isFileKey(key: string): boolean {
  return KEY.test(key)
}

/** Returns the key. Throws if it is invalid, which is a mistake of the caller. */
export function fileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('A file key holds letters, digits, hyphens and underscores only.')
  return key
}
