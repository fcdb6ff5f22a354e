import { foldedSearchText } from './text-search.ts'

/**
 * Letters with a place of their own in the Swedish order. The characters for å, ä and ö are the three that come after
 * z in every encoding.
 */
const SWEDISH_PLACES: Readonly<Record<string, string>> = {
  å: '{',
  ä: '|',
  æ: '|',
  ę: '|',
  ö: '}',
  ø: '}',
  ő: '}',
  œ: '}',
  ô: '}',
  ü: 'y',
  ű: 'y',
}
const NUMBER_DIGITS = 12

/**
 * A key that sorts as Swedish does when it is compared by code points: å ä ö last, capitals and other accents
 * ignored, numbers by their value. It sorts alike in a database and here, whatever the locale of either.
 * @example sortKey('Åhl') > sortKey('Zetterberg') // true
 */
export function sortKey(text: string): string {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[{|}~]/g, '!')
    .replace(/[åäæęöøőœôüű]/g, letter => SWEDISH_PLACES[letter] ?? letter)
  return foldedSearchText(letters).replace(/\d+/g, digits => digits.padStart(NUMBER_DIGITS, '0'))
}
