import { appError } from '@salvia/core/error-catalogue'
import { unitName } from '@salvia/core/lists'
import { foldedSearchText } from '@salvia/core/primitives'
import type { AskableUnit } from '@salvia/core/statistics'
import { errorOf } from '../../errors/cli-error.ts'
import { nearest } from '../../output/nearest.ts'
import { statisticsErrors } from './statistics.errors.ts'

/** A unit, and whether the units below it are meant too. */
export interface FoundUnit {
  readonly unit: AskableUnit
  /** The whole company is asked about with all its units. */
  readonly isWhole: boolean
}

const WHOLE = '.'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** So many units are named where one must be chosen. */
const NAMED = 10

/**
 * Finds the unit that the user means: by its id, by all its names from the top with a slash between them, or by its own
 * name alone. `.`, the name of the company and nothing at all mean the whole company. Of units that are called the same, the
 * only one that has not ended is meant. Throws where no unit, or more than one, fits.
 * @param org the option that a printed command needs
 */
export function findAskableUnit(
  units: readonly AskableUnit[],
  word: string | undefined,
  companyName: string,
  org: string,
): FoundUnit {
  const wanted = folded(word ?? WHOLE)
  if (wanted === WHOLE || wanted === folded(companyName)) return wholeCompany(units, word === undefined)
  const byId = units.find(({ id }) => id === word?.toLowerCase())
  if (byId) return { unit: byId, isWhole: false }
  if (UUID.test(word ?? '')) throw appError('STATISTICS_UNIT_NOT_FOUND')
  const alike = alikeIn(units, wanted)
  const open = alike.filter(({ hasEnded }) => !hasEnded)
  const [one, another] = open.length > 0 ? open : alike
  if (one && !another) return { unit: one, isWhole: false }
  if (one)
    throw errorOf(statisticsErrors.ASKED_UNIT_AMBIGUOUS, {
      ...{ unit: word ?? '', count: alike.length, units: namesOf(alike) },
    })
  const near = nearest(word ?? '', units.flatMap(namesToWrite))
  if (near) throw errorOf(statisticsErrors.ASKED_UNIT_NEAR, { unit: word ?? '', near })
  throw errorOf(statisticsErrors.ASKED_UNIT_UNKNOWN, { unit: word ?? '', org })
}

function wholeCompany(units: readonly AskableUnit[], isUsual: boolean): FoundUnit {
  const root = units.find(({ parentId }) => parentId === null)
  if (root) return { unit: root, isWhole: true }
  const [only, another] = units
  if (isUsual && only && !another) return { unit: only, isWhole: false }
  throw errorOf(statisticsErrors.WHOLE_COMPANY_CLOSED, { units: namesOf(units) })
}

/** Units of which these are all the names, or else the last one. */
function alikeIn(units: readonly AskableUnit[], wanted: string): readonly AskableUnit[] {
  const whole = units.filter(unit => folded(unitName(unit)) === wanted)
  return whole.length > 0 ? whole : units.filter(({ path }) => folded(path.at(-1) ?? '') === wanted)
}

const namesToWrite = (unit: AskableUnit): string[] =>
  unit.path.length > 0 ? [unitName(unit), unit.path.at(-1) ?? ''] : []

/** Capitals, accents and the spaces around slashes do not matter. */
function folded(name: string): string {
  return foldedSearchText(name.trim().replaceAll(/\s*\/\s*/g, '/'))
}

/** What the user can write for each; two whose names are all the same are told apart by their ids. */
function namesOf(units: readonly AskableUnit[]): string {
  const names = units.map(unitName)
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  const shown = units.slice(0, NAMED).map(unit => {
    const name = unitName(unit)
    return isTwice(name) || name === '' ? `${unit.id} (${name || unit.name})` : `"${name}"`
  })
  return [...shown, ...(units.length > NAMED ? ['…'] : [])].join(', ')
}
