import { CASE_WORKER_FUNCTIONS, caseWorkerFunctionSchema } from '@salvia/core/case-worker-functions'
import { type CaseWorker, caseWorkersContract, caseWorkersList } from '@salvia/core/case-workers'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import type { ListTextKey } from '../../../parts/list/list-texts.ts'
import { useList } from '../../../parts/list/use-list.ts'
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { nameOf, useCaseWorkerColumns, useIsOneself } from './case-workers-columns.tsx'
import { type Changing, FunctionsDialog } from './functions-dialog.tsx'
import { useTexts } from './texts.ts'

const NO_PARAMS = {}

/** The case workers with their functions, which one gives a colleague or takes. */
export function CaseWorkersScreen() {
  const t = useTexts()
  const list = useList(caseWorkersList, caseWorkersContract, NO_PARAMS)
  const [changing, setChanging] = useState<Changing | null>(null)
  const [saved, setSaved] = useState<CaseWorker | null>(null)
  const isOneself = useIsOneself()
  const nameOfFunction = useNameOfFunction()
  const wanted = nameOfFunction(list.query.filter)
  const change = (worker: CaseWorker): void => {
    setSaved(null)
    setChanging({ worker, chosen: new Set(worker.functions) })
  }
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={(key, values) => nameOfFunction(key.replace('filter.', '')) ?? textOf(t, key, values)}
      columns={useCaseWorkerColumns()}
      rowKey={worker => worker.id}
      rowActions={worker => !isOneself(worker) && <Actions worker={worker} onChange={change} />}
      nothing={wanted && <EmptyState title={t('nobody', { function: wanted })}>{t('nobodyText')}</EmptyState>}
      notice={saved && t('saved', { name: nameOf(saved) })}
      dialogs={
        <FunctionsDialog
          changing={changing}
          onChosen={chosen => setChanging(changing && { ...changing, chosen })}
          onClose={() => setChanging(null)}
          onDone={worker => {
            setChanging(null)
            setSaved(worker)
          }}
        />
      }
    />
  )
}

type Texts = ReturnType<typeof useTexts>

/** The texts of the list, whose filters have the names of the functions. */
function textOf(
  t: Texts,
  key: ListTextKey<typeof caseWorkersList.declaration>,
  values: Parameters<Texts>[1],
): string {
  if (key === 'filter.label') return t('list.filter.label')
  if (isFilter(key)) return t('word.all')
  return t(`list.${key}`, values)
}

const isFilter = (key: string): key is `filter.${string}` => key.startsWith('filter.')

/** Answers the name of a function; undefined for any other word. */
function useNameOfFunction(): (word: string) => string | undefined {
  const locale = useLocale()
  return word => {
    const known = caseWorkerFunctionSchema.safeParse(word).data
    return known && CASE_WORKER_FUNCTIONS[known].name[locale]
  }
}

interface ActionsProps {
  readonly worker: CaseWorker
  readonly onChange: (worker: CaseWorker) => void
}

function Actions({ worker, onChange }: ActionsProps) {
  const t = useTexts()
  return (
    <ActionMenu
      label={t('actions', { name: nameOf(worker) })}
      actions={[{ label: t('change'), icon: SlidersHorizontal, onAct: () => onChange(worker) }]}
    />
  )
}
