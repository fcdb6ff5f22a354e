import { z } from 'zod'
import { type EndpointDeclaration, pathParameters } from '../contract/index.ts'
import type { List, ListDeclaration } from './list.ts'
import { filterShape, type ListPage, listBodySchema, listPageSchema, listQuerySchema } from './list-shapes.ts'

type None = Readonly<Record<never, never>>

/** The fields that all calls of a list have. */
type Common<D extends ListDeclaration> = {
  readonly spec: string
  readonly summary: string
  readonly errors: D extends { errors: infer E extends readonly string[] }
    ? readonly ['INVALID_REQUEST', ...E]
    : readonly ['INVALID_REQUEST']
} & (D extends { feature: infer F } ? { readonly feature: F } : None) &
  (D extends { caseWorkerFunction: infer F } ? { readonly caseWorkerFunction: F } : None)

type PrivatePath<D extends ListDeclaration> = D extends { privatePath: infer P extends string }
  ? P
  : D['path']
type PrivateAccess<D extends ListDeclaration> = D['access'] extends 'caseWorker' ? 'caseWorker' : 'person'
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The parameters of a path, as a schema. */
type Params<Path extends string> = Path extends `${string}{${string}`
  ? { readonly params: z.ZodObject<Readonly<Record<NamesIn<Path>, z.ZodString>>> }
  : None

type Asking<D extends ListDeclaration> = {
  readonly list: Common<D> &
    Params<D['path']> & {
      readonly kind: 'json'
      readonly method: 'GET'
      readonly path: D['path']
      readonly access: D['access']
      readonly query: z.ZodObject
      readonly response: z.ZodType<ListPage<D>>
    }
}
type Searching<D extends ListDeclaration> = {
  readonly search: Common<D> &
    Params<`${PrivatePath<D>}/searches`> & {
      readonly kind: 'json'
      readonly method: 'POST'
      readonly path: `${PrivatePath<D>}/searches`
      readonly access: PrivateAccess<D>
      readonly body: z.ZodObject
      readonly response: z.ZodType<ListPage<D>>
    }
}
type Downloading<D extends ListDeclaration> = {
  readonly exportList: Common<D> &
    Params<`${PrivatePath<D>}/exports`> & {
      readonly kind: 'download'
      readonly method: 'GET'
      readonly path: `${PrivatePath<D>}/exports`
      readonly access: D['access']
      readonly query: z.ZodObject
    }
}
type SearchDownloading<D extends ListDeclaration> = {
  readonly exportSearch: Common<D> &
    Params<`${PrivatePath<D>}/exports`> & {
      readonly kind: 'download'
      readonly method: 'POST'
      readonly path: `${PrivatePath<D>}/exports`
      readonly access: PrivateAccess<D>
      readonly body: z.ZodObject
    }
}

/** The calls of a list, depending on what its declaration allows. */
export type ListCalls<D extends ListDeclaration> = Asking<D> &
  (D extends { isSearchable: true } ? Searching<D> : None) &
  (D extends { isDownloadable: true } ? Downloading<D> : None) &
  (D extends { isSearchable: true; isDownloadable: true } ? SearchDownloading<D> : None)

/**
 * The calls of a list, for the contract of its concept: the `GET`, and if the declaration says so the search that
 * stays out of the address, and the downloads.
 */
export function listCalls<D extends ListDeclaration>(list: List<D>): ListCalls<D> {
  const { path, privatePath = path, access, orFeature, isSearchable, isDownloadable } = list.declaration
  // A whole number is refused in an address, so the searches that stay out of it are the only ones that find by it.
  const typed = list.declaration.findsByNumber ? { typedNumber: 'q' } : {}
  const any = list as unknown as List
  const privateAccess = access === 'caseWorker' ? access : 'person'
  const also = orFeature === undefined ? {} : { orFeature }
  const calls: Record<string, EndpointDeclaration> = {
    list: {
      ...common(any, path),
      ...also,
      access,
      kind: 'json',
      method: 'GET',
      query: listQuerySchema(any, 'page'),
      response: listPageSchema(list),
    },
  }
  if (isSearchable) {
    calls.search = {
      ...common(any, `${privatePath}/searches`),
      ...also,
      ...typed,
      summary: 'The same list for a search that holds six digits or more, kept out of the address.',
      access: privateAccess,
      kind: 'json',
      method: 'POST',
      reads: true,
      body: listBodySchema(any, 'page'),
      response: listPageSchema(list),
    }
  }
  if (isDownloadable) {
    calls.exportList = {
      ...common(any, `${privatePath}/exports`),
      summary: 'The whole list as a file.',
      access,
      kind: 'download',
      method: 'GET',
      isLong: true,
      query: listQuerySchema(any, 'download').extend(privatePath === path ? {} : filterShape(any)),
    }
  }
  if (isDownloadable && isSearchable) {
    calls.exportSearch = {
      ...common(any, `${privatePath}/exports`),
      ...typed,
      summary: 'What a search finds that stays out of the address, as a file.',
      access: privateAccess,
      kind: 'download',
      method: 'POST',
      reads: true,
      isLong: true,
      body: listBodySchema(any, 'download'),
    }
  }
  // The calls follow from the declaration in the same way as the type; the compiler cannot see this.
  return calls as unknown as ListCalls<D>
}

function common({ declaration }: List, path: string) {
  const { params, caseWorkerFunction, feature, spec, summary, filter, errors = [] } = declaration
  const inPath = pathParameters(path)
  const known = { ...params?.shape, ...(filter?.isInPath && filterShape({ declaration, columns: [] })) }
  const needed = Object.entries(known).filter(([name]) => inPath.includes(name))
  return {
    path,
    ...(needed.length > 0 && { params: z.object(Object.fromEntries(needed)) }),
    ...(caseWorkerFunction && { caseWorkerFunction }),
    ...(feature && { feature }),
    spec,
    summary,
    errors: ['INVALID_REQUEST', ...errors],
  } as const
}
