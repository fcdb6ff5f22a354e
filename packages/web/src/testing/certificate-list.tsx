import { contract } from '@salvia/core/api'
import type { Certificate } from '@salvia/core/certificates'
import type { ComponentType } from 'react'
import { useAtomValue } from '../state/jotai.ts'
import { profileAtom } from '../state/profile.state.ts'
import { renderAmongPages } from './among-pages.tsx'
import { type Asked, answering, type CannedAnswer, reply } from './answers.ts'
import { certificatePage } from './certificates.ts'
import { HR_ROLES } from './coworkers.ts'
import { profileAnswers } from './signed-in.ts'

interface ShownList {
  readonly asked: Asked[]
  readonly pages: Awaited<ReturnType<typeof renderAmongPages>>
}

interface ListFacts {
  readonly rows?: readonly Certificate[]
  readonly features?: Parameters<typeof profileAnswers>[0]
}

/**
 * Shows the list of certificates to HR, once the profile is loaded, as in the portal.
 * @param answers to further calls, or instead of the usual ones
 */
export async function showCertificates(
  Screen: ComponentType,
  answers: readonly CannedAnswer[] = [],
  { rows = [], features = ['certificates', 'coworkers'] }: ListFacts = {},
): Promise<ShownList> {
  const asked = answering([
    reply(contract.certificates.list, certificatePage(rows), { clientNumber: '10401' }),
    ...profileAnswers(features, {}, [], HR_ROLES),
    ...answers,
  ])
  function Signed() {
    return (
      <div style={{ paddingInline: 'var(--sv-gutter)' }}>
        {useAtomValue(profileAtom) !== null && <Screen />}
      </div>
    )
  }
  return { asked, pages: await renderAmongPages(<Signed />, '/kontroller', '/kontroller') }
}
