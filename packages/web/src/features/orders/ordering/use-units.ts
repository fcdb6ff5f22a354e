import { type OrderableUnit, unitsContract } from '@salvia/core/companies'
import { useMemo } from 'react'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'
import { useCompany } from '../../../state/use-company.ts'
import { type Tree, treeOf } from '../../../ui/tree/tree-rows.ts'
import { useTexts } from './texts.ts'

/** The units that the user may order for. */
export interface OrderableUnits {
  readonly tree: Tree
  /** The unit with all above it: "Produktion / Montering". */
  readonly nameOf: (id: string) => string
  /** How many people work in the unit and below it: "42 personer". */
  readonly peopleOf: (id: string) => string
}

export function useUnits(): Answer<OrderableUnits> {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const company = useCompany()?.subOrgName ?? ''
  const answer = useEndpoint(
    unitsContract.orderable,
    clientNumber === null ? null : { params: { clientNumber } },
  )
  const items = answer.state === 'ready' ? answer.data.items : NO_UNITS
  const units = useMemo(() => {
    const people = headcounts(items)
    const nodes = items.map(({ id, parentId, path }) => ({ id, parentId, label: path.at(-1) ?? company }))
    const paths = new Map(items.map(({ id, path }) => [id, path]))
    return {
      tree: treeOf(nodes),
      nameOf: (id: string) => {
        const path = paths.get(id)
        return path ? path.join(' / ') || company : ''
      },
      peopleOf: (id: string) => t('units.employees', { count: people.get(id) ?? 0 }),
    }
  }, [items, company, t])
  return answer.state === 'ready' ? { ...answer, data: units } : answer
}

/** The employees of each unit with those of all units below it. */
function headcounts(units: readonly OrderableUnit[]): ReadonlyMap<string, number> {
  const people = new Map(units.map(({ id, employees }) => [id, employees]))
  // From the last to the first, so that a unit comes after all that is below it.
  for (const { id, parentId } of [...units].reverse()) {
    if (parentId !== null) people.set(parentId, (people.get(parentId) ?? 0) + (people.get(id) ?? 0))
  }
  return people
}

const NO_UNITS: readonly OrderableUnit[] = []
