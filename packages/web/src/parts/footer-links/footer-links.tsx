import { portalPath } from '@salvia/core/portal-paths'
import { Link } from 'react-router'
import { LanguageButton } from '../language-button.tsx'
import styles from './footer-links.module.css'
import { useTexts } from './texts.ts'

interface FooterLinksProps {
  /** The terms inside the profile, or those for everyone. */
  readonly terms?: 'terms' | 'ownTerms'
}

/** The end of every page, in the same order: terms, accessibility statement, the other language. */
export function FooterLinks({ terms = 'terms' }: FooterLinksProps) {
  const t = useTexts()
  return (
    <div className={styles.links}>
      <Link to={portalPath(terms)}>{t('terms')}</Link>
      <Link to={portalPath('accessibility')}>{t('accessibility')}</Link>
      <LanguageButton />
    </div>
  )
}
