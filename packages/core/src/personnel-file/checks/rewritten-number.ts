const ROUNDED = /^\d[.,]\d+E\+?\d+$/i

/** Whether a value is a long number as Excel rounds it in a cell that is no text. @example '1,95209E+11' */
export function isRewrittenNumber(value: string): boolean {
  return ROUNDED.test(value)
}

/** What is wrong with such a value, and what to do, the same in every check. */
export const REWRITTEN_NUMBER_TEXTS = {
  message: {
    sv: 'Excel har gjort om ett långt nummer till ett avrundat tal. Numret finns inte kvar i cellen.',
    en: 'Excel has replaced a long number with a rounded one. The original number is no longer in the cell.',
  },
  fix: {
    sv: 'Formatera kolumnen som text och klistra in numren på nytt från lönesystemet.',
    en: 'Format the column as text and paste the numbers again from the payroll system.',
  },
} as const
