import type { Text } from '@salvia/core/i18n'
import type { ListDeclaration } from '@salvia/core/lists'

type Named = { readonly name: Text }

/** The names of the answers to the questions that ask for one of several words, as core declares them. */
export type ListChoices<D extends ListDeclaration> = D extends { questions: infer Q }
  ? {
      readonly [K in keyof Q as Q[K] extends { kind: 'choice' } ? K : never]: Q[K] extends {
        values: readonly (infer V extends string)[]
      }
        ? Readonly<Record<V, Named>>
        : never
    }
  : Readonly<Record<never, never>>

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
