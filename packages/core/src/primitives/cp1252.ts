/**
 * The characters of the bytes 80–9F in Windows-1252; 0 for the five that it does not define (81 8D 8F 90 9D).
 * Every other byte is the character with its own number.
 */
export const CP1252_HIGH: readonly number[] = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
  0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0, 0x017e, 0x0178,
]

const high = new Set(CP1252_HIGH.filter(code => code !== 0))

/** Whether Windows-1252 can hold a character, given as a UTF-16 code unit. @spec §5 */
export function isInCp1252(codeUnit: number): boolean {
  return codeUnit < 0x80 || (codeUnit >= 0xa0 && codeUnit <= 0xff) || high.has(codeUnit)
}
