import { appError } from '@salvia/core/error-catalogue'
import { unitName } from '@salvia/core/lists'
import type { AskableUnit } from '@salvia/core/statistics'
import { errorOf } from '../../errors/cli-error.ts'
import { listsErrors } from '../../lists/lists.errors.ts'
import { foldedName, unitsByName, unitsToWrite } from '../../lists/units-by-name.ts'
import { nearest } from '../../output/nearest.ts'
import { statisticsErrors } from './statistics.errors.ts'

/** A unit, and whether the units below it are meant too. */
interface FoundUnit {
  readonly unit: AskableUnit
  /** The whole company is asked about with all its units. */
  readonly isWhole: boolean
}

const WHOLE = '.'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Finds the unit that the user means: by its id, by all its names from the top with a slash between them, or by its own
 * name alone. `.`, the name of the company and nothing at all mean the whole company. Of units that are called the same, the
 * only one that has not ended is meant. Throws where no unit, or more than one, fits.
 * @param org the option that a printed command needs
 */
export function findAskableUnit(
  units: readonly AskableUnit[],
  asked: string | undefined,
  companyName: string,
  org: string,
): FoundUnit {
  // An empty word is that of a variable that is not set.
  const word = asked?.trim() || undefined
  const wanted = foldedName(word ?? WHOLE)
  if (wanted === WHOLE || wanted === foldedName(companyName)) return wholeCompany(units, word === undefined)
  const alike = unitsByName(units, word ?? '')
  if (alike.length === 0 && UUID.test(word ?? '')) throw appError('STATISTICS_UNIT_NOT_FOUND')
  const open = alike.filter(({ hasEnded }) => !hasEnded)
  const [one, another] = open.length > 0 ? open : alike
  if (one && !another) return { unit: one, isWhole: false }
  if (one)
    throw errorOf(listsErrors.UNIT_AMBIGUOUS, {
      ...{ unit: word ?? '', count: alike.length, units: unitsToWrite(alike) },
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
  throw errorOf(statisticsErrors.WHOLE_COMPANY_CLOSED, {
    units: unitsToWrite(units, units.find(({ path }) => path.length === 0)?.name),
  })
}

const namesToWrite = (unit: AskableUnit): string[] =>
  unit.path.length > 0 ? [unitName(unit), unit.path.at(-1) ?? ''] : []
