import { unitName } from '@salvia/core/lists'
import { foldedSearchText } from '@salvia/core/primitives'

interface NamedUnit {
  readonly id: string
  /** Names from level 1 down to the unit; none of a whole company. */
  readonly path: string[]
}

/** So many units are named where one must be chosen. */
const NAMED = 10

/**
 * The units that a word means: the one with the id, those of which these are all the names from the top with slashes between
 * them, or else those whose last names these are. Capitals, accents and the spaces around slashes do not matter.
 */
export function unitsByName<Unit extends NamedUnit>(units: readonly Unit[], word: string): readonly Unit[] {
  const wanted = foldedName(word)
  const byId = units.filter(({ id }) => id === word.trim().toLowerCase())
  if (byId.length > 0) return byId
  const whole = units.filter(unit => unit.path.length > 0 && foldedName(unitName(unit)) === wanted)
  return whole.length > 0
    ? whole
    : units.filter(unit => `/${foldedName(unitName(unit))}`.endsWith(`/${wanted}`))
}

/** A name without what does not matter in it. */
export function foldedName(name: string): string {
  return foldedSearchText(name.trim().replaceAll(/\s*\/\s*/g, '/'))
}

/** What the user can write for each unit; two whose names are all the same are told apart by their ids. */
export function unitsToWrite(units: readonly NamedUnit[], whole = ''): string {
  const names = units.map(unit => unitName(unit))
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  const shown = units.slice(0, NAMED).map(unit => {
    const name = unitName(unit)
    return isTwice(name) || name === '' ? `${unit.id} (${name || whole})` : `"${name}"`
  })
  return [...shown, ...(units.length > NAMED ? ['…'] : [])].join(', ')
}
