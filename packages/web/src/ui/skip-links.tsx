import styles from './skip-links.module.css'
import { useTexts } from './texts.ts'

interface SkipLinksProps {
  /** Id of the page's `main`. */
  readonly content: string
  /** Id of the menu, where the page has one. */
  readonly menu?: string | undefined
}

/** The first stops of the keyboard: past what every page repeats. */
export function SkipLinks({ content, menu }: SkipLinksProps) {
  const t = useTexts()
  return (
    <div className={styles.links}>
      <a href={`#${content}`}>{t('skip.content')}</a>
      {menu && <a href={`#${menu}`}>{t('skip.menu')}</a>}
    </div>
  )
}
