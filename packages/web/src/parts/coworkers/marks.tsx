import { EXCLUSION_RULE_NAMES, type ExclusionRule } from '@salvia/core/coworkers'
import { CircleSlash2, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { useHelp } from '../help-parameter.ts'
import styles from './coworkers-parts.module.css'
import { useTexts } from './texts.ts'

/** Says that somebody has a protected identity. */
export function ProtectedMark() {
  const t = useTexts()
  return (
    <span className={styles.mark}>
      <ShieldCheck aria-hidden />
      {t('protected')}
    </span>
  )
}

/** The rule that shuts an employee, with a link to the help about it, which the page must have. */
export function RuleMark({ rule }: { readonly rule: ExclusionRule }) {
  const t = useTexts()
  const locale = useLocale()
  const { addressOf } = useHelp()
  const name = EXCLUSION_RULE_NAMES[rule][locale]
  return (
    <Link to={addressOf(rule)} className={styles.mark} preventScrollReset>
      <CircleSlash2 aria-hidden />
      {t('excluded', { rule: name.charAt(0).toLowerCase() + name.slice(1) })}
    </Link>
  )
}
