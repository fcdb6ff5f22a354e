import {
  type ListDeclaration,
  type ListedUnit,
  type ListQuery,
  readListQuery,
  unitName,
} from '@salvia/core/lists'
import { errorOf } from '../errors/cli-error.ts'
import type { Session } from '../session/session.ts'
import { type AskedList, askPage } from './ask-list.ts'
import { listsErrors } from './lists.errors.ts'
import { unitsByName, unitsToWrite } from './units-by-name.ts'

/**
 * The id of a unit of a list, by the id itself, by all its names from the top, or by its own name alone if no other unit has
 * it. Throws where no unit, or more than one, fits.
 */
export async function findUnit<D extends ListDeclaration>(
  session: Session,
  source: AskedList<D>,
  word: string,
): Promise<string> {
  const nothing: ListQuery<D> = { ...readListQuery(source.list, {}), pageSize: 0 }
  // A list that asks for a unit tells which there are.
  const { units } = (await askPage(session, source, nothing)) as unknown as { units: readonly ListedUnit[] }
  const found = unitsByName(units, word)
  const [one, another] = found
  if (one && !another) return one.id
  const example = units.at(-1)
  if (!example) throw errorOf(listsErrors.UNIT_EMPTY, { unit: word })
  if (one)
    throw errorOf(listsErrors.UNIT_AMBIGUOUS, {
      ...{ unit: word, count: found.length, units: unitsToWrite(found) },
    })
  throw errorOf(listsErrors.UNIT_UNKNOWN, { unit: word, example: unitName(example) })
}
