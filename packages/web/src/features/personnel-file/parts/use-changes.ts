import type { contract } from '@salvia/core/api'
import type { EndpointInput } from '@salvia/core/contract'
import type { ChangesPage } from '@salvia/core/personnel-file'
import { useState } from 'react'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'

/** The calls that name who joins, leaves and moves. */
export type ChangesCall =
  | typeof contract.cases.changes
  | typeof contract.personnelFile.changes
  | typeof contract.personnelFile.draftChanges
  | typeof contract.customerFiles.draftChanges

const ASK_AGAIN_SECONDS = 3

/** Asks who joins, leaves and moves, and again while the changes are being counted. With input `null` it waits. */
export function useChanges<const C extends ChangesCall>(
  call: C,
  input: EndpointInput<C> | null,
): Answer<ChangesPage> {
  const [isCounting, setIsCounting] = useState(false)
  const answer: Answer<ChangesPage> = useEndpoint(
    call,
    input,
    isCounting ? { againAfterSeconds: ASK_AGAIN_SECONDS } : {},
  )
  const isStill = answer.state === 'ready' && answer.data.changes.state === 'counting'
  if (isStill !== isCounting) setIsCounting(isStill)
  return answer
}
