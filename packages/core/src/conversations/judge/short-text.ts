/** A few bytes as text, in which every byte is the character with its number. */
export function shortText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
