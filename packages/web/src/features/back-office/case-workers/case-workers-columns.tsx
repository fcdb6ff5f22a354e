import {
  CASE_WORKER_FUNCTION_NAMES,
  CASE_WORKER_FUNCTIONS,
  type CaseWorkerFunction,
} from '@salvia/core/case-worker-functions'
import type { CaseWorker, caseWorkersList } from '@salvia/core/case-workers'
import { accountStates } from '@salvia/core/customers'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import type { ListColumns } from '../../../parts/list/list-view.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'
import styles from './case-workers.module.css'
import { useTexts } from './texts.ts'

/** The name of a case worker, or the email address when the name is not known. */
export const nameOf = ({ name, email }: Pick<CaseWorker, 'name' | 'email'>): string => name || email

/** Answers whether a case worker is the user. */
export function useIsOneself(): (worker: CaseWorker) => boolean {
  const email = useAtomValue(profileAtom)?.email
  return worker => worker.email === email
}

/** The columns of a case worker. */
export function useCaseWorkerColumns(): ListColumns<typeof caseWorkersList.declaration> {
  const t = useTexts()
  const locale = useLocale()
  const isOneself = useIsOneself()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('word.name'),
        cell: worker => (
          <span className={styles.who}>
            <span>{nameOf(worker)}</span>
            {worker.name && <span className={styles.minor}>{worker.email}</span>}
            {isOneself(worker) && <span className={styles.minor}>{t('you')}</span>}
          </span>
        ),
      },
      {
        key: 'functions',
        header: t('functions'),
        cell: ({ functions }) => <Functions functions={functions} />,
      },
      {
        key: 'state',
        header: t('account'),
        isStatus: true,
        cell: ({ state }) => {
          const { text, tone } = accountStates.table[state]
          return <StatusTag tone={tone}>{text[locale]}</StatusTag>
        },
      },
    ],
    [t, locale, isOneself],
  )
}

function Functions({ functions }: { readonly functions: readonly CaseWorkerFunction[] }) {
  const t = useTexts()
  const locale = useLocale()
  if (functions.length === 0) return <span className={styles.minor}>{t('none')}</span>
  if (functions.length === CASE_WORKER_FUNCTION_NAMES.length) return t('all')
  return functions.map(name => CASE_WORKER_FUNCTIONS[name].name[locale]).join(', ')
}
