import { contract } from '@salvia/core/api'
import { coworkersList } from '@salvia/core/coworkers'
import { readListQuery } from '@salvia/core/lists'
import { type Changes, rowChange } from '@salvia/core/personnel-file'
import { useListPage } from '../../parts/list/use-list-page.ts'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { useTexts } from './texts.ts'
import { useUploadTarget } from './upload-target.ts'

/** A page of one row, because only its counts are needed. */
const ONE_EMPLOYEE = { ...readListQuery(coworkersList, {}), pageSize: 1 }

interface ChangeWarningProps {
  readonly rows: number
  /** What the server has counted; absent until then. */
  readonly changes: Changes | undefined
}

/** Warns, before the file is sent, when it would end or add a large part of the employees. @spec §4 */
export function ChangeWarning({ rows, changes }: ChangeWarningProps) {
  const t = useTexts()
  const { isForCustomer } = useUploadTarget()
  const explain = t(isForCustomer ? 'forCustomer.explain' : 'change.explain')
  const before = useEmployeeCount()
  const change = rowChange(before, rows)
  if (change === null) {
    // As many may be replaced by others, which the number of rows does not tell.
    return changes?.state === 'counted' && changes.extensive ? (
      <InlineMessage tone="warning" title={t('extensive.title')}>
        {explain}
      </InlineMessage>
    ) : null
  }
  const values = {
    rows: t('review.rows', { count: rows }),
    employees: t('change.employees', { count: before }),
  }
  return (
    <InlineMessage tone="warning" title={t(`change.${change}`)}>
      <p>{t(change === 'fewer' ? 'change.fewerText' : 'change.moreText', values)}</p>
      <p>{explain}</p>
    </InlineMessage>
  )
}

/**
 * The company's number of employees. Users who send its file may see all of them. If the list is closed to the user,
 * the count of the last import is used; 0 while neither is known, since it is only needed for a warning.
 */
function useEmployeeCount(): number {
  const clientNumber = useClientNumber()
  const pid = useAtomValue(profileAtom)?.pidHash
  const isKnown = clientNumber !== null && typeof pid === 'string'
  const uploads = useEndpoint(
    contract.personnelFile.list,
    clientNumber === null ? null : { params: { clientNumber } },
  )
  const employees = useListPage(
    coworkersList,
    contract.coworkers,
    isKnown ? { query: ONE_EMPLOYEE, params: { pid, clientNumber } } : null,
  )
  if (employees.state === 'ready') return employees.data.counts.all
  const isAsking = isKnown && employees.state === 'loading'
  return uploads.state === 'ready' && !isAsking ? (uploads.data.lastImport?.rows ?? 0) : 0
}
