import { type CaseWorkerFunction, functionRefusal } from '@salvia/core/case-worker-functions'
import { portalPath } from '@salvia/core/portal-paths'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/i18n.ts'
import { MissingPage } from '../parts/missing-page.tsx'
import { useAtomValue } from '../state/jotai.ts'
import { profileAtom } from '../state/profile.state.ts'
import { useTexts } from './texts.ts'

interface NeedsFunctionProps {
  readonly needed: CaseWorkerFunction
  readonly children: ReactNode
}

/**
 * A screen for case workers who hold a function. Others are told which it is and where those are who can give it;
 * nothing is asked of the server for them.
 */
export function NeedsFunction({ needed, children }: NeedsFunctionProps) {
  const t = useTexts()
  const { title, action } = functionRefusal(needed, useLocale())
  const profile = useAtomValue(profileAtom)
  if (!profile || profile.functions.includes(needed)) return children
  const back = { to: portalPath('backOfficeCaseWorkers'), text: t('caseWorkers') }
  return <MissingPage title={title} text={action} back={back} />
}
