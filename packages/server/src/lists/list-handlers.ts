import { appError } from '@salvia/core/error-catalogue'
import {
  type DownloadChoice,
  type DownloadFormat,
  isPrivateSearch,
  type List,
  type ListCalls,
  type ListDeclaration,
  type ListPage,
  queryOfCall,
} from '@salvia/core/lists'
import type { AnyContext, FileAnswer } from '../http/handler.ts'
import { answerDownload } from './answer-download.ts'
import { answerPage } from './answer-page.ts'
import type { ListCall, ListSource } from './list-source.ts'

/** What a handler of a list is handed: a call that has passed access, feature gate and validation. */
type Incoming<D extends ListDeclaration> = Pick<
  AnyContext,
  'services' | 'now' | 'locale' | 'gone' | 'params'
> &
  Pick<ListCall<D>, 'caller' | 'company'> & { readonly query: unknown; readonly body: unknown }

/** A handler for each call of a list. */
type ListHandlers<D extends ListDeclaration> = {
  readonly [K in keyof ListCalls<D>]: (
    call: Incoming<D>,
  ) => Promise<K extends 'list' | 'search' ? ListPage<D> : FileAnswer>
}

/**
 * The handlers of the calls of a list, to be spread into those of its concept. A search that stays out of the address is
 * refused in one: `INVALID_REQUEST`.
 */
export function listHandlers<D extends ListDeclaration, Stored>(
  list: List<D>,
  source: ListSource<D, Stored>,
): ListHandlers<D> {
  const page = (call: Incoming<D>) => answerPage(list, source, listCall(list, call))
  const download = (call: Incoming<D>) =>
    answerDownload(list, source, { ...listCall(list, call), ...choiceOf(call) })
  const handlers = {
    list: inAddress(page),
    search: page,
    exportList: inAddress(download),
    exportSearch: download,
  }
  // Which calls there are follows from the declaration; those that there are not are not asked for.
  return handlers as unknown as ListHandlers<D>
}

function inAddress<C extends { readonly query: unknown }, T>(answer: (call: C) => Promise<T>) {
  return async (call: C): Promise<T> => {
    if (isPrivateSearch(String(valuesOf(call.query).q ?? ''))) {
      throw appError('INVALID_REQUEST', { fields: 'q' })
    }
    return answer(call)
  }
}

function listCall<D extends ListDeclaration>(list: List<D>, call: Incoming<D>): ListCall<D> {
  const { query, body, ...rest } = call
  const values = { ...valuesOf(rest.params), ...valuesOf(query), ...valuesOf(body) }
  // The parameters have been validated by the declaration of the list.
  return { ...rest, params: rest.params as ListCall<D>['params'], query: queryOfCall(list, values) }
}

function choiceOf({ query, body }: { readonly query: unknown; readonly body: unknown }): DownloadChoice {
  const { format, numbers } = valuesOf(body ?? query)
  return { format: format as DownloadFormat, numbers: numbers === true }
}

function valuesOf(values: unknown): Readonly<Record<string, unknown>> {
  return (values ?? {}) as Readonly<Record<string, unknown>>
}
