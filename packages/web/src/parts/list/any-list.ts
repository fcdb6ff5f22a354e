import type { ListDeclaration, ListQuestion } from '@salvia/core/lists'
import type { AnyChoices } from './list-choices.ts'
import type { Days, ListPeriod } from './list-period.ts'
import type { ListTexts } from './list-texts.ts'
import type { ListState } from './use-list.ts'

type AnyDeclaration = ListDeclaration & {
  readonly filter: { readonly values: readonly string[] }
  readonly sorts: readonly string[]
  readonly questions: Readonly<Record<string, ListQuestion>>
}

/** Any list, for parts that do not depend on its declaration. Filter, sort order and questions are plain strings. */
export type AnyList = ListState<AnyDeclaration>

/** The answers to the questions of any list. */
export type AnyAnswers = AnyList['query']['asked']

/** What a part of the list needs. The declaration decides which texts there are. */
export interface ListPartProps {
  readonly list: AnyList
  readonly texts: ListTexts<string>
  readonly period: ListPeriod | undefined
  readonly choices: AnyChoices | undefined
}

/** The names of the questions that are on or off. */
export function flagsOf({ list }: AnyList): readonly string[] {
  const questions = Object.entries(list.declaration.questions ?? {})
  return questions.filter(([, { kind }]) => kind === 'flag').map(([name]) => name)
}

/** The chosen period of a list's query. */
export function daysOf({ query: { asked } }: AnyList): Days {
  return asked as Days
}
