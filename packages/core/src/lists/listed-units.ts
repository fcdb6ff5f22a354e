import { z } from 'zod'

/** The field of a page in a list that asks for a unit. A list puts it among its `more`. */
export const LISTED_UNITS = {
  /** The units of those whom the caller sees, and the units above them, each after the one above it. */
  units: z.array(
    z
      .object({
        id: z.uuid(),
        /** Names from level 1 down to the unit. */
        path: z.array(z.string()),
      })
      .meta({ id: 'Unit' }),
  ),
}
export type ListedUnit = z.infer<typeof LISTED_UNITS.units>[number]

/** The name of a unit as lists and their files write it. @example unitName({ path: ['Drift', 'Lager'] }) // 'Drift / Lager' */
export function unitName({ path }: Pick<ListedUnit, 'path'>): string {
  return path.join(' / ')
}
