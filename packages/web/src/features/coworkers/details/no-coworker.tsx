import {
  EXCLUSION_RULE_ERRORS,
  EXCLUSION_RULE_NAMES,
  EXCLUSION_RULES,
  type ExclusionRule,
} from '@salvia/core/coworkers'
import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { RuleExample, RulesHelp } from '../../../parts/coworkers/rules-help.tsx'
import { WhyNotHere, WhyNotHereButton } from '../../../parts/coworkers/why-not-here.tsx'
import { HelpDialog } from '../../../parts/help-dialog.tsx'
import { useHelp } from '../../../parts/help-parameter.ts'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { MissingPage } from '../../../parts/missing-page.tsx'
import type { Answer } from '../../../state/endpoint.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './coworker.module.css'
import { useTexts } from './texts.ts'

interface NoCoworkerProps {
  readonly answer: Exclude<Answer<unknown>, { state: 'ready' }>
}

/** Errors for an id that belongs to nobody within reach, or is malformed. */
const MISSING: readonly ErrorCode[] = ['COWORKER_NOT_FOUND', 'NOT_FOUND', 'INVALID_REQUEST']

/** Shown while an employee loads, when it could not be fetched, is not found, or is shut by a rule. @spec §6 */
export function NoCoworker({ answer }: NoCoworkerProps) {
  const t = useTexts()
  const back = { to: useListAddress(portalPath('coworkers')), text: t('back') }
  const code = answer.state === 'failed' ? answer.failure.code : undefined
  const rule = EXCLUSION_RULES.find(one => EXCLUSION_RULE_ERRORS[one] === code)
  if (rule) return <Excluded rule={rule} back={back} />
  if (code && MISSING.includes(code)) return <Missing back={back} />
  return (
    <div className={styles.stack}>
      <PageHeader title={t('title')} back={back} />
      {answer.state === 'loading' ? (
        <Skeleton lines={8} />
      ) : (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      )}
    </div>
  )
}

interface EndProps {
  readonly back: { readonly to: string; readonly text: string }
}

/** What the rule shuts and who can help, in the words of its error, and an example. */
function Excluded({ rule, back }: EndProps & { readonly rule: ExclusionRule }) {
  const t = useTexts()
  const locale = useLocale()
  const help = useHelp()
  const name = EXCLUSION_RULE_NAMES[rule][locale]
  usePageTitle(name)
  const { title, action } = errorText(EXCLUSION_RULE_ERRORS[rule], locale, {})
  return (
    <div className={styles.stack}>
      <PageHeader title={name} back={back} />
      <p>
        <strong>{title}</strong> {action}
      </p>
      <RuleExample rule={rule} />
      <div>
        <Button variant="secondary" icon={CircleQuestionMark} onClick={help.open}>
          {t('rules')}
        </Button>
      </div>
      <HelpDialog help={help} title={t('rules')} texts={[]} more={<RulesHelp topic={help.topic} />} />
    </div>
  )
}

function Missing({ back }: EndProps) {
  const t = useTexts()
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const { action } = errorText('COWORKER_NOT_FOUND', locale, {})
  return (
    <MissingPage title={t('missing')} text={action} back={back}>
      <WhyNotHereButton variant="secondary" onAsk={() => setIsAsking(true)} />
      <WhyNotHere isOpen={isAsking} onClose={() => setIsAsking(false)} context="all" search="" />
    </MissingPage>
  )
}
