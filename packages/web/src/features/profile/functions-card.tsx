import { CASE_WORKER_FUNCTION_NAMES, CASE_WORKER_FUNCTIONS } from '@salvia/core/case-worker-functions'
import { portalPath } from '@salvia/core/portal-paths'
import { type Profile, profileContract } from '@salvia/core/profile'
import { useLocale } from '../../i18n/i18n.ts'
import { useEndpoint } from '../../state/endpoint.ts'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/panel.tsx'
import styles from './profile.module.css'
import { useTexts } from './texts.ts'

/**
 * The functions of a case worker, which only a colleague can change. The profile is always fetched anew, since one may
 * just have done so.
 */
export function FunctionsCard({ profile: { functions } }: { readonly profile: Profile }) {
  const t = useTexts()
  const locale = useLocale()
  useEndpoint(profileContract.get, {}, { freshForSeconds: 0 })
  const held =
    functions.length === 0 ? 'none' : functions.length < CASE_WORKER_FUNCTION_NAMES.length ? 'some' : 'all'
  return (
    <Card title={t('functions.title')}>
      {functions.length > 0 && (
        <ul className={styles.functions}>
          {functions.map(name => (
            <li key={name}>{CASE_WORKER_FUNCTIONS[name].name[locale]}</li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {t(`functions.${held}`)} <Link to={portalPath('backOfficeCaseWorkers')}>{t('functions.link')}</Link>
      </p>
    </Card>
  )
}
