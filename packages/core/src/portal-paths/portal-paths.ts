import { PORTAL_PATHS } from './paths.gen.ts'

export type PortalPage = keyof typeof PORTAL_PATHS

/** The names of the parameters of a path; optional ones keep their question mark. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a screen. Those without a question mark are required. */
type ParametersOf<Page extends PortalPage> = {
  readonly [Name in NamesIn<(typeof PORTAL_PATHS)[Page]> as Name extends `${string}?` ? never : Name]: string
} & {
  readonly [Name in NamesIn<(typeof PORTAL_PATHS)[Page]> as Name extends `${infer Short}?`
    ? Short
    : never]?: string
}

type PathArguments<Page extends PortalPage> =
  Record<never, never> extends ParametersOf<Page>
    ? readonly [parameters?: ParametersOf<Page>]
    : readonly [parameters: ParametersOf<Page>]

/**
 * The path of a screen of the portal. A missing parameter does not compile.
 * @example portalPath('personnelFileCase', { id: 'P-20418' }) // '/personalfil/P-20418'
 */
export function portalPath<Page extends PortalPage>(
  page: Page,
  ...[parameters]: PathArguments<Page>
): string {
  const values: Readonly<Record<string, string | undefined>> = parameters ?? {}
  return PORTAL_PATHS[page].replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
}
