import {
  type ListDeclaration,
  type ListedUnit,
  type ListQuery,
  readListQuery,
  unitName,
} from '@salvia/core/lists'
import { foldedSearchText } from '@salvia/core/primitives'
import { errorOf } from '../errors/cli-error.ts'
import type { Session } from '../session/session.ts'
import { type AskedList, askPage } from './ask-list.ts'
import { listsErrors } from './lists.errors.ts'

/**
 * The id of a unit of a list, by the id itself, by all its names from the top, as the list writes them, or by its own
 * name alone if no other unit has it. Capitals and accents do not matter. Throws where no unit, or more than one, fits.
 */
export async function findUnit<D extends ListDeclaration>(
  session: Session,
  source: AskedList<D>,
  word: string,
): Promise<string> {
  const nothing: ListQuery<D> = { ...readListQuery(source.list, {}), pageSize: 0 }
  // A list that asks for a unit tells which there are.
  const { units } = (await askPage(session, source, nothing)) as unknown as { units: readonly ListedUnit[] }
  const wanted = foldedSearchText(word.trim())
  const whole = units.find(
    unit => unit.id === word.toLowerCase() || foldedSearchText(unitName(unit)) === wanted,
  )
  if (whole) return whole.id
  const alike = units.filter(({ path }) => foldedSearchText(path.at(-1) ?? '') === wanted)
  const [one] = alike
  if (one && alike.length === 1) return one.id
  const example = one ?? units.at(-1)
  if (!example) throw errorOf(listsErrors.UNIT_EMPTY, { unit: word })
  if (one)
    throw errorOf(listsErrors.UNIT_AMBIGUOUS, { unit: word, count: alike.length, example: unitName(one) })
  throw errorOf(listsErrors.UNIT_UNKNOWN, { unit: word, example: unitName(example) })
}
