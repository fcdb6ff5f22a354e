import { useId } from 'react'
import type { DashboardSource } from '../../parts/dashboard/dashboard-source.ts'
import styles from './tasks.module.css'
import { useTexts } from './texts.ts'

/** Links to the most common tasks, where the user may do them. */
export function Tasks({ sources }: { readonly sources: readonly DashboardSource[] }) {
  const t = useTexts()
  const id = useId()
  if (!sources.some(({ Task }) => Task)) return null
  return (
    <section className={styles.tasks} aria-labelledby={id}>
      <h2 id={id}>{t('tasks.title')}</h2>
      <ul className={styles.list}>
        {sources.map(
          ({ feature, Task }) =>
            Task && (
              <li key={feature}>
                <Task />
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
