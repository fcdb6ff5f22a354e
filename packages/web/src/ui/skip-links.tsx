import styles from './skip-links.module.css'
import { useTexts } from './texts.ts'

interface SkipLinksProps {
  /** Id of the page's `main` element. */
  readonly content: string
  /** Id of the menu, when the page has one. */
  readonly menu?: string | undefined
}

/** Links that skip what every page repeats. They are the first focusable elements. */
export function SkipLinks({ content, menu }: SkipLinksProps) {
  const t = useTexts()
  return (
    <div className={styles.links}>
      <a href={`#${content}`}>{t('skip.content')}</a>
      {menu && <a href={`#${menu}`}>{t('skip.menu')}</a>}
    </div>
  )
}
