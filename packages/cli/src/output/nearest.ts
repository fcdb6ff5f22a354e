/** The edit distance of two words: how many letters must be added, removed or replaced. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = (previous[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    previous = row
  }
  return previous[other.length] ?? 0
}

/**
 * The word of a list that was probably meant; undefined when none is similar.
 * @example nearest('valdate', ['validate']) // 'validate'
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const near = words
    .map(candidate => ({
      candidate,
      far: candidate.startsWith(word) ? 1 : distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, far }) => far <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.far - b.far)
  return near[0]?.candidate
}
