type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A value in JSON that holds no others. */
export interface Leaf {
  /** The path to the value, with `[]` for any place in a list. @example 'items[].employee.firstName' */
  readonly path: string
  /** The same with the id of each thing in a list, so that lists of different order can be compared. */
  readonly place: string
  readonly value: boolean | number | string
}

/** All leaves but those that are null or empty and so tell nothing. */
export function leavesOf(json: unknown, path = '', place = ''): Leaf[] {
  const value = json as Json
  if (value === null || value === '') return []
  if (typeof value !== 'object') return [{ path, place, value }]
  if (isList(value))
    return value.flatMap((item, index) => leavesOf(item, `${path}[]`, `${place}[${nameOf(item) ?? index}]`))
  const below = (start: string, key: string) => (start === '' ? key : `${start}.${key}`)
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, below(path, key), below(place, key)))
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value)
}

/** What tells a thing in a list from the others. */
function nameOf(item: Json): string | undefined {
  if (item === null || typeof item !== 'object' || isList(item)) return undefined
  const { id, pidHash, feature, kind, objectId } = item
  const name = id ?? pidHash ?? (objectId && [feature, kind, objectId].join('.'))
  return name === undefined || name === null ? undefined : String(name)
}
