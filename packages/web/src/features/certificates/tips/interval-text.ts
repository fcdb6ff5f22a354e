import type { CheckInterval } from '@salvia/core/certificates'
import type { useTexts } from './texts.ts'

const MONTHS_IN_YEAR = 12

/** The longest gap until the next check, in words. All gaps of the rules are whole years. */
export function intervalText(interval: CheckInterval, t: ReturnType<typeof useTexts>): string {
  const years = (months: number): string => t('interval.years', { count: months / MONTHS_IN_YEAR })
  switch (interval.kind) {
    case 'months':
      return years(interval.months)
    case 'age':
      return t('interval.age', {
        age: interval.age,
        under: years(interval.underMonths),
        from: years(interval.fromMonths),
      })
    case 'until-birthday':
      return t('interval.birthday', {
        age: interval.age,
        under: years(interval.underMonths),
        birthday: interval.lastBirthday,
        from: years(interval.fromMonths),
      })
    case 'none':
    case 'rewritten':
      return t(`interval.${interval.kind}`)
  }
}
