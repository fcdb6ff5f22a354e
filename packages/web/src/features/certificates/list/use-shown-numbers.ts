import { contract } from '@salvia/core/api'
import { CERTIFICATES_AT_ONCE } from '@salvia/core/limits'
import { useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'

/** The identity numbers of the shown entries by id, null for a protected identity; nothing while they are not asked for. */
export function useShownNumbers(
  ids: readonly string[],
  isShown: boolean,
): ReadonlyMap<string, string | null> {
  const clientNumber = useAtomValue(clientNumberAtom)
  const asked = ids.slice(0, CERTIFICATES_AT_ONCE)
  const answer = useEndpoint(
    contract.certificates.numbers,
    isShown && clientNumber !== null && asked.length > 0
      ? { params: { clientNumber }, body: { ids: [...asked] } }
      : null,
    { freshForSeconds: 0 },
  )
  const items = isShown && answer.state === 'ready' ? answer.data.items : []
  return new Map(items.map(({ id, pid }) => [id, pid]))
}
