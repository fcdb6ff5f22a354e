import { type ReactNode, useEffect, useRef } from 'react'
import { FooterLinks } from '../../parts/footer-links/footer-links.tsx'
import { SupportContacts } from '../../parts/support/support-contacts.tsx'
import { Wordmark } from '../../parts/wordmark.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { SkipLinks } from '../../ui/skip-links.tsx'
import styles from './login-shell.module.css'
import { useTexts } from './texts.ts'

interface LoginShellProps {
  readonly children: ReactNode
  /** Shown under the card. */
  readonly aside?: ReactNode
}

/** The frame of every sign-in screen: the brand, a card with the content, and where to find help. */
export function LoginShell({ children, aside }: LoginShellProps) {
  const t = useTexts()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    card.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
  }, [])
  return (
    <div className={styles.shell}>
      <SkipLinks content="content" />
      <header className={styles.brand}>
        <Wordmark />
        <div className={styles.picture}>
          <Leaf />
          <p className={styles.words}>{t('panel')}</p>
        </div>
      </header>
      <div className={styles.side}>
        <main id="content" tabIndex={-1} className={styles.main}>
          <div ref={card} className={styles.card}>
            {children}
          </div>
          {aside}
        </main>
        <footer className={styles.footer}>
          <h2 className={styles.support}>{t('support')}</h2>
          <SupportContacts />
          <FooterLinks />
        </footer>
      </div>
    </div>
  )
}
