import { type CaseWorkerFunction, functionRefusal } from '@salvia/core/case-worker-functions'
import { portalPath } from '@salvia/core/portal-paths'
import { profileContract } from '@salvia/core/profile'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/i18n.ts'
import { MissingPage } from '../parts/missing-page.tsx'
import { useEndpoint } from '../state/endpoint.ts'
import { useAtomValue } from '../state/jotai.ts'
import { profileAtom } from '../state/profile.state.ts'
import { useTexts } from './texts.ts'

const ASK_AGAIN = { againAfterSeconds: 15 }

interface NeedsFunctionProps {
  readonly needed: readonly CaseWorkerFunction[]
  readonly children: ReactNode
}

/**
 * A screen for case workers who hold one of these functions. Others are told which they are and where those are who can give one;
 * nothing is asked of the server for them.
 */
export function NeedsFunction({ needed, children }: NeedsFunctionProps) {
  const profile = useAtomValue(profileAtom)
  if (!profile || needed.some(name => profile.functions.includes(name))) return children
  return <Lacking needed={needed} />
}

/** Asks again, since a colleague may give the function meanwhile. */
function Lacking({ needed }: Pick<NeedsFunctionProps, 'needed'>) {
  const t = useTexts()
  const { title, action } = functionRefusal(needed, useLocale())
  useEndpoint(profileContract.get, {}, ASK_AGAIN)
  const back = { to: portalPath('backOfficeCaseWorkers'), text: t('caseWorkers') }
  return <MissingPage title={title} text={action} back={back} />
}
