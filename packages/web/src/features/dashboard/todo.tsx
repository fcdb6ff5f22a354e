import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/panel.tsx'
import { useTexts } from './texts.ts'
import styles from './todo.module.css'

export interface TodoItem {
  readonly key: string
  readonly to: string
  readonly title: string
  readonly detail: ReactNode
}

/** What waits for the user, and only that. */
export function Todo({ items }: { readonly items: readonly TodoItem[] }) {
  const t = useTexts()
  return (
    <Card title={t('todo.title')}>
      {items.length === 0 ? (
        <p className={styles.clear}>
          <CircleCheck aria-hidden />
          {t('todo.clear')}
        </p>
      ) : (
        <ul className={styles.items}>
          {items.map(item => (
            <li key={item.key} className={styles.item}>
              <TriangleAlert aria-hidden />
              <div>
                <Link to={item.to}>{item.title}</Link>
                <p>{item.detail}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
