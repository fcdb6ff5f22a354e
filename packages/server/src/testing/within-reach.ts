import type { CoworkerContext, coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import type { TestApp } from './open-test-app.ts'

/** Ids of the employees that a user sees under a filter of the employees list, by name. */
export async function employeesWithinReach(
  salvia: TestApp,
  token: string,
  { clientNumber = '10401', context = 'orderable' as CoworkerContext } = {},
): Promise<string[]> {
  const body = { q: '', context, pageSize: 200 }
  const response = await salvia.call('POST', `employees/${clientNumber}/searches`, { token, body })
  return response.json<PageOf<typeof coworkersList>>().items.map(({ id }) => id)
}
