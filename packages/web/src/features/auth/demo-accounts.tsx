import { useLocale } from '../../i18n/i18n.ts'
import { configAtom, environmentAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import styles from './demo-accounts.module.css'
import { useTexts } from './texts.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** The accounts of the demo data; shown only outside production. */
export function DemoAccounts({ onUse }: { readonly onUse: (credentials: Credentials) => void }) {
  const t = useTexts()
  const locale = useLocale()
  const accounts = useAtomValue(configAtom).DEMO_ACCOUNTS ?? []
  const environment = useAtomValue(environmentAtom)
  if (environment === 'production' || accounts.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('demo.title')}</h2>
      <p>{t('demo.text')}</p>
      <ul className={styles.list}>
        {accounts.map(({ email, password, who }) => (
          <li key={email}>
            <button type="button" className={styles.account} onClick={() => onUse({ email, password })}>
              <span className={styles.email}>{email}</span>
              <span className={styles.who}>{who[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
