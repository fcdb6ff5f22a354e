import { Link } from 'react-router'
import { LanguageButton } from '../../parts/language-button.tsx'
import { href } from '../../parts/paths.ts'
import { SupportContacts } from '../../parts/support/support-contacts.tsx'
import { useTexts } from '../texts.ts'
import styles from './footer.module.css'

/** Who helps with what, and the terms; in the same order on every page. */
export function Footer() {
  const t = useTexts()
  return (
    <footer className={styles.footer}>
      <SupportContacts />
      <div className={styles.links}>
        <Link to={href('terms')}>{t('footer.terms')}</Link>
        <LanguageButton />
      </div>
    </footer>
  )
}
