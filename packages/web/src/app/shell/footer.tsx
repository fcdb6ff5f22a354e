import { FooterLinks } from '../../parts/footer-links/footer-links.tsx'
import { SupportContacts } from '../../parts/support/support-contacts.tsx'
import { useAtomValue } from '../../state/jotai.ts'
import { companyAtom } from '../../state/profile.state.ts'
import styles from './footer.module.css'

/** Support contacts, the terms and the accessibility statement, in the same order on every page. */
export function Footer() {
  const isCustomer = useAtomValue(companyAtom) !== null
  return (
    <footer className={styles.footer}>
      <SupportContacts />
      <FooterLinks terms={isCustomer ? 'ownTerms' : 'terms'} />
    </footer>
  )
}
