import { useId } from 'react'
import type { DashboardSource } from '../../parts/dashboard/dashboard-source.ts'
import styles from './dashboard.module.css'
import { useTexts } from './texts.ts'

/** Numbers about the whole company, each a link to the list that it counts. */
export function Figures({ sources }: { readonly sources: readonly DashboardSource[] }) {
  const t = useTexts()
  const id = useId()
  if (!sources.some(source => source.Figures)) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('figures.title')}</h2>
      <ul className={styles.figures}>
        {sources.map(({ feature, Figures: Own }) => Own && <Own key={feature} />)}
      </ul>
    </section>
  )
}
