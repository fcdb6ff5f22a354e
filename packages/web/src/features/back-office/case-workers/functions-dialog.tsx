import {
  CASE_WORKER_FUNCTION_NAMES,
  CASE_WORKER_FUNCTIONS,
  type CaseWorkerFunction,
  orderedFunctions,
} from '@salvia/core/case-worker-functions'
import { type CaseWorker, caseWorkersContract } from '@salvia/core/case-workers'
import { useLocale } from '../../../i18n/i18n.ts'
import { ConfirmDialog } from '../../../parts/case-worker/confirm-dialog.tsx'
import { useAction } from '../../../state/action.ts'
import { CheckboxList } from '../../../ui/choice-list.tsx'
import { nameOf } from './case-workers-columns.tsx'
import { useTexts } from './texts.ts'

/** A case worker whose functions are being changed, and what is ticked. */
export interface Changing {
  readonly worker: CaseWorker
  readonly chosen: ReadonlySet<CaseWorkerFunction>
}

interface FunctionsDialogProps {
  /** Null when the dialog is closed. */
  readonly changing: Changing | null
  readonly onChosen: (chosen: Changing['chosen']) => void
  readonly onClose: () => void
  readonly onDone: (worker: CaseWorker) => void
}

/** What a colleague holds, with a box for each function. */
export function FunctionsDialog({ changing, onChosen, onClose, onDone }: FunctionsDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const set = useAction(caseWorkersContract.setFunctions)
  const name = changing ? nameOf(changing.worker) : ''
  const close = (): void => {
    set.reset()
    onClose()
  }
  const save = async (): Promise<void> => {
    if (!changing) return
    const { worker, chosen } = changing
    const functions = orderedFunctions([...chosen])
    if (functions.join() === worker.functions.join()) return close()
    const outcome = await set.run({ params: { id: worker.id }, body: { functions, from: worker.functions } })
    if (outcome.ok) onDone(outcome.data)
  }
  return (
    <ConfirmDialog
      title={t('changeTitle', { name })}
      isOpen={changing !== null}
      confirm={t('save')}
      cancel={t('word.cancel')}
      busy={set.isRunning && t('word.saving')}
      isDanger={false}
      failure={set.failure}
      onConfirm={() => void save()}
      onClose={close}
    >
      <p>{t('changeText', { name })}</p>
      <CheckboxList
        label={t('choose')}
        options={CASE_WORKER_FUNCTION_NAMES.map(value => ({
          value,
          label: CASE_WORKER_FUNCTIONS[value].name[locale],
        }))}
        values={changing?.chosen ?? new Set<CaseWorkerFunction>()}
        onValues={onChosen}
      />
    </ConfirmDialog>
  )
}
