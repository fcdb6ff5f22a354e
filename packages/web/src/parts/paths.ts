import { PORTAL_PATHS } from '@salvia/core/portal-paths'

/** Every path that has a screen, by the name that links use. Titles, guards and screens: `*.routes.ts` of the features. */
export const PATHS = PORTAL_PATHS

export type RouteName = keyof typeof PATHS

/** The names of the parameters that a path must have; `:token?` need not be given. */
type ParameterOf<Path extends string> = Path extends `${string}:${string}?`
  ? never
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParameterOf<Rest>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

type Parameters<Name extends RouteName> = [ParameterOf<(typeof PATHS)[Name]>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterOf<(typeof PATHS)[Name]>, string>>]

/**
 * The address of a screen; a missing parameter does not compile.
 * @example href('personnelFileCase', { id: 'P-20418' }) // '/personalfil/P-20418'
 */
export function href<Name extends RouteName>(name: Name, ...[parameters]: Parameters<Name>): string {
  const values: Readonly<Record<string, string>> = parameters ?? {}
  return PATHS[name]
    .replace(/\/:\w+\?$/, '')
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
}
