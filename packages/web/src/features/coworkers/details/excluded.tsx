import {
  EXCLUSION_RULE_ERRORS,
  EXCLUSION_RULE_NAMES,
  EXCLUSION_RULES,
  type ExclusionRule,
} from '@salvia/core/coworkers'
import { errorText } from '@salvia/core/error-catalogue'
import { CircleQuestionMark } from 'lucide-react'
import { useLocale } from '../../../i18n/i18n.ts'
import { RuleExample, RulesHelp } from '../../../parts/coworkers/rules-help.tsx'
import { HelpDialog } from '../../../parts/help-dialog.tsx'
import { useHelp } from '../../../parts/help-parameter.ts'
import type { Failure } from '../../../state/failure.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import styles from './coworker.module.css'
import { useTexts } from './texts.ts'

/** The rule that shuts an employee out of the user's reach, if that is why the call was refused. @spec §6 */
export function ruleOf({ code }: Failure): ExclusionRule | undefined {
  return EXCLUSION_RULES.find(rule => EXCLUSION_RULE_ERRORS[rule] === code)
}

interface ExcludedProps {
  readonly rule: ExclusionRule
  readonly back: { readonly to: string; readonly text: string }
}

/** What the rule shuts and who can help, in the words of its error, and an example. */
export function Excluded({ rule, back }: ExcludedProps) {
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
