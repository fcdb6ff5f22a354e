import type { CustomerUser } from '@salvia/core/customers'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { UserRoles } from './user-roles.tsx'

type Held = CustomerUser['roles'][number]

const held = (path: string, recursive = false): Held => ({
  role: 'orderer',
  unitPath: path.split('/'),
  recursive,
})

it.each([
  ['Drift', [held('Drift'), held('Lager')], 'Drift, Lager'],
  ['a unit within a wider one', [held('Drift'), held('Drift', true)], 'Drift och enheterna under'],
  ['a unit below', [held('Drift', true), held('Drift/Dag')], 'Drift och enheterna under'],
  ['units of the same name', [held('A/Grupp 1'), held('B/Grupp 1')], 'A / Grupp 1, B / Grupp 1'],
  [
    'many units',
    [held('A'), held('B'), held('C'), held('D'), held('E'), held('A', true)],
    'B, C, D och 2 enheter till',
  ],
] as const)('%s is named once', async (_, roles, text) => {
  await render(<UserRoles roles={roles} />)
  await expect.element(page.getByRole('listitem')).toHaveTextContent(`Beställare ${text}`)
})
