/** Joins the class names that are not falsy. @example classNames('a', false, 'b') // 'a b' */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
