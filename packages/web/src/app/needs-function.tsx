import { type CaseWorkerFunction, functionRefusal } from '@salvia/core/case-worker-functions'
import { portalPath } from '@salvia/core/portal-paths'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/i18n.ts'
import { MissingPage } from '../parts/missing-page.tsx'
import { useAtomValue } from '../state/jotai.ts'
import { profileAtom } from '../state/profile.state.ts'
import { useTexts } from './texts.ts'

interface NeedsFunctionProps {
  readonly needed: readonly CaseWorkerFunction[]
  readonly children: ReactNode
}

/**
 * A screen for case workers who hold one of these functions. Others are told which they are and where those are who can give one;
 * nothing is asked of the server for them.
 */
export function NeedsFunction({ needed, children }: NeedsFunctionProps) {
  const t = useTexts()
  const { title, action } = functionRefusal(needed, useLocale())
  const profile = useAtomValue(profileAtom)
  if (!profile || needed.some(name => profile.functions.includes(name))) return children
  const back = { to: portalPath('backOfficeCaseWorkers'), text: t('caseWorkers') }
  return <MissingPage title={title} text={action} back={back} />
}
