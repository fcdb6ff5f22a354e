import { contract } from '@salvia/core/api'
import { type Coworker, coworkersList } from '@salvia/core/coworkers'
import { PAGE_SIZE, PAGE_SIZE_MAX, PART_PAGE_SIZE } from '@salvia/core/limits'
import { readListQuery } from '@salvia/core/lists'
import { fullName } from '@salvia/core/primitives'
import { ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { ProtectedMark } from '../../../parts/coworkers/marks.tsx'
import { NearUnit } from '../../../parts/coworkers/near-unit.tsx'
import { WhyNotHere, WhyNotHereButton } from '../../../parts/coworkers/why-not-here.tsx'
import { ListSearchField } from '../../../parts/list/list-search-field.tsx'
import { useListPage } from '../../../parts/list/use-list-page.ts'
import { useListSearch } from '../../../parts/list/use-list-search.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { Button, ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { ResultLine } from '../../../ui/list/result-line.tsx'
import { EmptyState, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { EmployeeChoice } from './order-draft.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

interface OwnEmployeesProps {
  readonly onChoose: (choice: EmployeeChoice) => void
  readonly newEmployeeAddress: string
}

/** Those whom the user may order for, with a search that stands in no address. A press chooses. */
export function OwnEmployees({ onChoose, newEmployeeAddress }: OwnEmployeesProps) {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const pid = useAtomValue(profileAtom)?.pidHash
  const search = useListSearch('orderable', '', () => undefined)
  const [pageSize, setPageSize] = useState(PART_PAGE_SIZE)
  const [isAsking, setIsAsking] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const query = { ...readListQuery(coworkersList, { filter: 'orderable', q: search.q }), pageSize }
  const answer = useListPage(
    coworkersList,
    contract.coworkers,
    clientNumber !== null && typeof pid === 'string'
      ? { query, params: { clientNumber, pid }, inBody: true }
      : null,
  )
  const page = answer.state === 'ready' ? answer.data : undefined
  const rows = page?.items ?? []
  const hasMore = page !== undefined && rows.length < page.total
  return (
    <div className={styles.step}>
      <div className={styles.search}>
        <ListSearchField label={t('employee.search')} search={search} />
      </div>
      <ResultLine ref={line}>{page ? t('employee.found', { count: page.total }) : ''}</ResultLine>
      {answer.state === 'loading' && <Skeleton lines={10} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {page?.total === 0 && (
        <EmptyState
          title={t(search.q === '' ? 'employee.none' : 'employee.noMatch')}
          action={
            <ButtonRow>
              <ButtonLink variant="secondary" to={newEmployeeAddress}>
                {t('employee.new')}
              </ButtonLink>
              <WhyNotHereButton variant="tertiary" onAsk={() => setIsAsking(true)} />
            </ButtonRow>
          }
        >
          {t('employee.noneText')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className={styles.people} aria-label={t('employee.own')}>
          {rows.map(row => (
            <Person key={row.id} coworker={row} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ButtonRow>
          {hasMore && pageSize < PAGE_SIZE_MAX && (
            <Button
              variant="secondary"
              onClick={() => setPageSize(pageSize === PART_PAGE_SIZE ? PAGE_SIZE : PAGE_SIZE_MAX)}
            >
              {t('employee.more')}
            </Button>
          )}
          <WhyNotHereButton variant="tertiary" onAsk={() => setIsAsking(true)} />
        </ButtonRow>
      )}
      {hasMore && pageSize === PAGE_SIZE_MAX && <p>{t('employee.searchMore')}</p>}
      <WhyNotHere
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        context="orderable"
        search={search.q}
      />
    </div>
  )
}

interface PersonProps extends Pick<OwnEmployeesProps, 'onChoose'> {
  readonly coworker: Coworker
}

function Person({ coworker, onChoose }: PersonProps) {
  const t = useTexts()
  const { pidHash, firstName, lastName, title, unit, protectedIdentity } = coworker
  const employee = {
    kind: 'known',
    pidHash,
    name: fullName(coworker),
    unit: unit.path.join(' / '),
  } as const
  return (
    <li>
      <button type="button" className={styles.person} onClick={() => onChoose({ employee, selectedOrg: '' })}>
        <span className={styles.personName}>
          {lastName}, {firstName} {protectedIdentity && <ProtectedMark />}
        </span>
        <span className={styles.minor}>{title}</span>
        <span className={styles.minor}>
          <NearUnit path={unit.path} />
        </span>
        <span className={styles.choosing}>
          {t('service.choose')} <ChevronRight aria-hidden />
        </span>
      </button>
    </li>
  )
}
