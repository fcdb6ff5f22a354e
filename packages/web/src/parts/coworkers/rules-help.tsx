import { EXCLUSION_RULE_NAMES, EXCLUSION_RULES, type ExclusionRule } from '@salvia/core/coworkers'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './coworkers-parts.module.css'
import { useTexts } from './texts.ts'

/** An example of one of the three rules. Beside the error of the rule, whose words it does not repeat. @spec §6 */
export function RuleExample({ rule }: { readonly rule: ExclusionRule }) {
  const t = useTexts()
  return (
    <p className={styles.example}>
      <strong>{t('rules.example')}</strong> {t(`exampleOf.${rule}`)}
    </p>
  )
}

/** The three rules for a help dialog. The one that was asked for comes first. */
export function RulesHelp({ topic }: { readonly topic: string | null }) {
  const t = useTexts()
  const locale = useLocale()
  const asked = EXCLUSION_RULES.filter(rule => rule === topic)
  const others = EXCLUSION_RULES.filter(rule => rule !== topic)
  return (
    <section className={styles.rules} aria-label={t('rules.title')}>
      {asked.length === 0 && (
        <>
          <h3>{t('rules.title')}</h3>
          <p>{t('rules.intro')}</p>
        </>
      )}
      {[...asked, ...others].map(rule => (
        <div key={rule} className={styles.rule}>
          <h3>{EXCLUSION_RULE_NAMES[rule][locale]}</h3>
          <p>{t(`rules.${rule}`)}</p>
          <RuleExample rule={rule} />
        </div>
      ))}
      <p>{t('rules.extended')}</p>
    </section>
  )
}
