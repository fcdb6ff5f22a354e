import type { ListDeclaration, ListQuestion } from '@salvia/core/lists'
import type { ListTexts } from './list-texts.ts'
import type { ListState } from './use-list.ts'

type AnyDeclaration = ListDeclaration & {
  readonly filter: { readonly values: readonly string[] }
  readonly sorts: readonly string[]
  readonly questions: Readonly<Record<string, ListQuestion>>
}

/** A list where its parts are rendered, whatever it is: filter, order and questions are words. */
export type AnyList = ListState<AnyDeclaration>

/** What a part of the list needs: which words there are follows from the declaration. */
export interface ListPartProps {
  readonly list: AnyList
  readonly texts: ListTexts<string>
}
