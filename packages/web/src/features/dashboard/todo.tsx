import { FEATURES } from '@salvia/core/features'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import type { DashboardSource, TodoAnswer, TodoItem } from '../../parts/dashboard/dashboard-source.ts'
import { describeFailure } from '../../state/failure.ts'
import { atom, useAtomValue } from '../../state/jotai.ts'
import { Link } from '../../ui/link.tsx'
import { Card, ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTexts } from './texts.ts'
import styles from './todo.module.css'

/** The most items that are shown; nobody does more in one visit. */
const MOST_ITEMS = 5

interface Asked {
  readonly feature: DashboardSource['feature']
  readonly answer: TodoAnswer
}

function useAnswers(sources: readonly DashboardSource[]): readonly Asked[] {
  const all = useMemo(
    () =>
      atom(get =>
        sources.flatMap(({ feature, todos }): Asked[] => (todos ? [{ feature, answer: get(todos) }] : [])),
      ),
    [sources],
  )
  return useAtomValue(all)
}

/** Sorts by deadline, soonest first. Items without a deadline come last. */
function inOrder(items: readonly TodoItem[]): TodoItem[] {
  const last = '9999'
  return [...items]
    .sort((a, b) => (a.deadline ?? last).localeCompare(b.deadline ?? last))
    .slice(0, MOST_ITEMS)
}

/** What waits for the user. Each feature loads and fails independently. */
export function Todo({ sources }: { readonly sources: readonly DashboardSource[] }) {
  const t = useTexts()
  const answers = useAnswers(sources)
  const items = inOrder(answers.flatMap(({ answer }) => (answer.state === 'ready' ? answer.items : [])))
  const isClear = items.length === 0 && answers.every(({ answer }) => answer.state === 'ready')
  return (
    <Card title={t('todo.title')}>
      {isClear && (
        <p className={styles.clear}>
          <CircleCheck aria-hidden />
          {t('todo.clear')}
        </p>
      )}
      {items.length > 0 && <Items items={items} />}
      {answers.some(({ answer }) => answer.state === 'loading') && <Skeleton lines={2} />}
      {answers.map(asked => (
        <Failed key={asked.feature} {...asked} />
      ))}
    </Card>
  )
}

function Items({ items }: { readonly items: readonly TodoItem[] }) {
  return (
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
  )
}

function Failed({ feature, answer }: Asked) {
  const t = useTexts()
  const locale = useLocale()
  if (answer.state !== 'failed') return null
  const { title: _title, ...failure } = describeFailure(answer.error, locale)
  return (
    <ErrorPanel
      {...failure}
      title={t('todo.failed', { feature: FEATURES[feature].name[locale] })}
      onRetry={answer.retry}
    />
  )
}
