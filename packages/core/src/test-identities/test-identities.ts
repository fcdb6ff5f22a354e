import { PERSONNUMMER_LINES, SAMORDNINGSNUMMER_LINES } from './test-identities.gen.ts'

/** Published test personnummer, twelve digits each, no two alike, most of people born 1940–2005. They belong to nobody. */
export const TEST_PERSONNUMMER: readonly string[] = numbersOf(PERSONNUMMER_LINES)

/** Published test samordningsnummer, twelve digits each; some hold a date that does not exist. */
export const TEST_SAMORDNINGSNUMMER: readonly string[] = numbersOf(SAMORDNINGSNUMMER_LINES)

/** How many phone numbers are set aside for fiction. */
export const TEST_PHONE_COUNT = 95

/**
 * A mobile number that is set aside for fiction, 070-1740605 … 070-1740699; the index goes round.
 * @example testPhone(0) // '0701740605'
 */
export function testPhone(index: number): string {
  return `0701740${605 + (index % TEST_PHONE_COUNT)}`
}

function numbersOf(lines: string): readonly string[] {
  return lines.trim().split(/\s+/)
}
