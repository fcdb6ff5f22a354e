import { useMemo } from 'react'
import type { DashboardSource, TodoAnswer } from '../../parts/dashboard/dashboard-source.ts'
import { atom, useAtomValue } from '../../state/jotai.ts'

/** What one feature answers about what is to do. */
export interface AskedTodos {
  readonly feature: DashboardSource['feature']
  readonly answer: TodoAnswer
}

/** What is to do, of every feature that has something of the kind. */
export function useTodos(sources: readonly DashboardSource[]): readonly AskedTodos[] {
  const all = useMemo(
    () =>
      atom(get =>
        sources.flatMap(({ feature, todos }): AskedTodos[] =>
          todos ? [{ feature, answer: get(todos) }] : [],
        ),
      ),
    [sources],
  )
  return useAtomValue(all)
}
