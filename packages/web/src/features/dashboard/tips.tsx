import { useId } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { ExternalLink } from '../../ui/link.tsx'
import { useTexts } from './texts.ts'
import styles from './tips.module.css'

/** E-learning and tips from the provider, last on the page. Shown only if the configuration has them. @spec §2 */
export function Tips() {
  const t = useTexts()
  const locale = useLocale()
  const id = useId()
  const tips = useAtomValue(configAtom).TIPS ?? []
  if (tips.length === 0) return null
  return (
    <section className={styles.tips} aria-labelledby={id}>
      <h2 id={id}>{t('tips.title')}</h2>
      <ul className={styles.list}>
        {tips.map(({ kind, title, text, address, image }) => (
          <li key={address} className={styles.tip}>
            {image && <img src={image} alt="" loading="lazy" className={styles.image} />}
            <div>
              <h3>
                <ExternalLink to={address}>{title[locale]}</ExternalLink>
              </h3>
              <p className={styles.minor}>
                {t(`tips.${kind}`)} · {text[locale]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
