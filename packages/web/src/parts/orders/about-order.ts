import { fullName } from '@salvia/core/primitives'
import { useTexts } from './texts.ts'

/** Whom or what an order is for, as rows of the list and an order itself tell it. */
interface OrderSubject {
  readonly employee: { readonly firstName: string; readonly lastName: string } | null
  /** The paths of units, from the top; not necessarily all. */
  readonly units: readonly (readonly string[])[]
  readonly unitCount: number
}

/**
 * Whom or what an order is for, in a few words: the employee, or the units; empty where the viewer may not know.
 * @example useAboutOrder({ employee: null, units: [['Produktion', 'Montering']], unitCount: 3 }) // 'Montering + 2 enheter'
 */
export function useAboutOrder({ employee, units, unitCount }: OrderSubject): string {
  const t = useTexts()
  if (employee) return fullName(employee)
  const [first] = units.map(path => path.at(-1))
  if (first === undefined) return ''
  return unitCount > 1 ? [first, t('moreUnits', { count: unitCount - 1 })].join(' ') : first
}
