import { DOTS, maskIdentityNumber, maskPersonForms } from './mask-identity-numbers.ts'

/** Invisible characters. One between two digits would hide a number from the search. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** Groups of digits that stand near each other, as people write a number in parts. */
const GROUPS = /\d+(?:[ \u00a0._/()+\-\u2010-\u2015\u2212]{1,3}\d+)+/g

/** A number as a spreadsheet shows it when it has ten or twelve digits: the date is still in it. */
const ROUNDED = /(?<![\d.,])(\d)[.,](\d{4,})(E\+?(0?9|11))(?!\d)/gi

/**
 * The year, month and day of a person. A coordination number adds 60 to the day and may lack the month. A long date
 * from 2020 on is a day with a time rather than an employee.
 */
const DATE = /^(?:18\d\d|19\d\d|20[01]\d|\d\d)(?:0\d|1[0-2])(?:0[1-9]|[126-8]\d|3[01]|9[01])$/

/** Masks a text without its invisible characters and with plain digits. Where nothing is masked, the text stays. */
export function maskAsSeen(text: string, mask: (plain: string) => string): string {
  const plain = text.normalize('NFKC').replace(UNSEEN, '')
  const masked = mask(plain)
  return masked === plain ? text : masked
}

/**
 * Masks what can be an identity number in a text that people have written: whole, in parts, or as a spreadsheet
 * rounds it.
 * @example maskWrittenNumbers('64 08 23 32 34') // '64••••••••'
 */
export function maskWrittenNumbers(text: string): string {
  return maskPersonForms(text.replace(ROUNDED, maskRounded)).replace(GROUPS, maskGroups)
}

function maskRounded(number: string, first: string, more: string, exponent: string, size: string): string {
  const digits = `${first}${more}`.padEnd(Number(size) + 1, '0')
  const month = digits.slice(-8, -6)
  return month >= '01' && month <= '12' ? DOTS + exponent : number
}

/** Masks each run of whole groups that holds ten or twelve digits beginning with a date. */
function maskGroups(written: string): string {
  const groups = [...written.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, start: index }))
  let masked = ''
  let copied = 0
  for (let at = 0; at < groups.length; at++) {
    const count = numberFrom(groups.slice(at, at + 12).map(({ digits }) => digits))
    const [first, last] = [groups[at], groups[at + count - 1]]
    if (count === 0 || !first || !last) continue
    const end = last.start + last.digits.length
    const digits = written.slice(first.start, end).replace(/\D/g, '')
    masked += written.slice(copied, first.start) + maskIdentityNumber(digits)
    copied = end
    at += count - 1
  }
  return masked + written.slice(copied)
}

/** How many of the first groups make an identity number; the longest one counts, and 0 if there is none. */
function numberFrom(groups: readonly string[]): number {
  let [digits, count] = ['', 0]
  for (const [index, group] of groups.entries()) {
    digits += group
    if ((digits.length === 10 || digits.length === 12) && DATE.test(digits.slice(0, -4))) count = index + 1
  }
  return count
}
