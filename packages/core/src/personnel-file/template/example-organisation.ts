/** Digits of a company that nobody has registered, with a right check digit. */
export const EXAMPLE_ORGANISATION = { name: 'Exempelbolaget AB', digits: '5599999991' } as const

const REGIONS = ['Region Norr', 'Region Väst', 'Region Öst', 'Region Syd']
const DEPARTMENTS = ['Produktion', 'Lager', 'Kundtjänst', 'Ekonomi', 'Underhåll']
const TEAMS = ['Dag', 'Kväll', 'Natt']
const EMPLOYEES_PER_UNIT = 12

/** An invented unit: the names of its levels, and a word for its email addresses. */
export interface ExampleUnit {
  readonly path: readonly string[]
  readonly slug: string
  readonly costCentre: string
}

/**
 * The unit of the example employee with this number, from 0. It has three levels; four in departments that work in
 * shifts.
 */
export function exampleUnit(employee: number): ExampleUnit {
  const number = Math.floor(employee / EMPLOYEES_PER_UNIT)
  const region = number % REGIONS.length
  const department = Math.floor(number / REGIONS.length) % DEPARTMENTS.length
  const team = Math.floor(number / (REGIONS.length * DEPARTMENTS.length)) % TEAMS.length
  const inShifts = department < 2
  const path = [
    EXAMPLE_ORGANISATION.name,
    REGIONS[region],
    DEPARTMENTS[department],
    inShifts ? TEAMS[team] : undefined,
  ]
  const code = (region * DEPARTMENTS.length + department) * TEAMS.length + (inShifts ? team : 0)
  return {
    path: path.filter(level => level !== undefined),
    slug: `enhet${code + 1}`,
    costCentre: String(4000 + code),
  }
}
