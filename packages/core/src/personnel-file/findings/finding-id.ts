const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SHORTEST = 7
const LONGEST = 24
const DIGITS_PER_WORD = 6

/**
 * The ids of a report's findings: `PF-` and a hash of check, column, row and file in Crockford base32, longer if two
 * would be equal. Nothing of a file's content can be read from them. @spec personnel-file §5
 * @param places one text for each finding, no two alike
 */
export function findingIds(places: readonly string[]): string[] {
  let lengths = places.map(() => SHORTEST)
  let ids = places.map((place, index) => idOf(place, lengths[index]))
  for (let length = SHORTEST + 1; length <= LONGEST && new Set(ids).size < ids.length; length++) {
    const repeated = repeatedOf(ids)
    lengths = lengths.map((before, index) => (repeated.has(ids[index]) ? length : before))
    ids = places.map((place, index) =>
      repeated.has(ids[index]) ? idOf(place, lengths[index]) : (ids[index] ?? ''),
    )
  }
  return ids
}

function repeatedOf(ids: readonly string[]): ReadonlySet<string | undefined> {
  const seen = new Set<string>()
  return new Set(ids.filter(id => seen.size === seen.add(id).size))
}

function idOf(place: string, length = SHORTEST): string {
  let id = ''
  for (let word = 0; id.length < length; word++) {
    let bits = hash(place, word)
    for (let digit = 0; digit < DIGITS_PER_WORD; digit++) {
      id += ALPHABET[bits & 31]
      bits >>>= 5
    }
  }
  return `PF-${id.slice(0, length)}`
}

/** 32 bits of a text (FNV-1a with a final mixing), other ones for each seed. */
function hash(text: string, seed: number): number {
  let bits = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)
  for (let i = 0; i < text.length; i++) {
    bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193)
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
