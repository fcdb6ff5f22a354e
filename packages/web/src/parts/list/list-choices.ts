import type { Text } from '@salvia/core/i18n'
import { type ListDeclaration, type ListedUnit, unitName } from '@salvia/core/lists'

type Named = { readonly name: Text }

/**
 * The names of the answers to the questions that ask for one of several: of words as core declares them, of units as
 * `unitChoices` makes them of a page.
 */
export type ListChoices<D extends ListDeclaration> = D extends { questions: infer Q }
  ? {
      readonly [K in keyof Q as Q[K] extends { kind: 'choice' | 'unit' } ? K : never]: Q[K] extends {
        values: readonly (infer V extends string)[]
      }
        ? Readonly<Record<V, Named>>
        : UnitChoices
    }
  : Readonly<Record<never, never>>

/** The names of units by their ids, in the order in which they are offered. */
type UnitChoices = Readonly<Record<string, Named>>

/**
 * The units of a page as answers to a question.
 * @param asked the unit that is asked for, which need not be among them
 * @param unknown its name in that case, so that nothing narrows the list unseen
 */
export function unitChoices(
  units: readonly ListedUnit[],
  asked: string | undefined,
  unknown: string,
): UnitChoices {
  const same = (text: string): Named => ({ name: { sv: text, en: text } })
  const known = Object.fromEntries(units.map(unit => [unit.id, same(unitName(unit))]))
  return asked === undefined || asked in known ? known : { ...known, [asked]: same(unknown) }
}

/** Only these answers to a question, for a reader whom the others do not concern. */
export function offeredChoices<V extends string>(
  named: Readonly<Record<V, Named>>,
  offered: readonly V[],
): Readonly<Record<V, Named>> {
  const pairs = offered.map(answer => [answer, { name: named[answer].name }] as const)
  return Object.fromEntries(pairs) as Record<V, Named>
}

/** The same for any list. */
export type AnyChoices = Readonly<Record<string, Readonly<Record<string, Named>>>>

/** A question that has been answered, and the name of its answer. */
interface ChosenAnswer {
  readonly question: string
  readonly answer: Text
}

/** The questions that have an answer now. */
export function chosenAnswers(asked: object, choices: AnyChoices = {}): ChosenAnswer[] {
  const words = new Map<string, unknown>(Object.entries(asked))
  return Object.entries(choices).flatMap(([question, answers]) => {
    const chosen = answers[String(words.get(question))]
    return chosen ? [{ question, answer: chosen.name }] : []
  })
}
