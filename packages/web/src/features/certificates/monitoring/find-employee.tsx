import { contract } from '@salvia/core/api'
import type { MonitorableEmployee } from '@salvia/core/certificates'
import { SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import { useEffect, useState } from 'react'
import { SEARCH_DELAY_MS } from '../../../parts/list/list-search-field.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'
import { ComboField } from '../../../ui/field/combo-field.tsx'
import { ResultLine } from '../../../ui/list/result-line.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { listedName, type MonitoringDraft } from './draft.ts'
import { InvalidNumber } from './invalid-number.tsx'
import { useTexts } from './texts.ts'

interface Found {
  readonly items: readonly MonitorableEmployee[]
  readonly hasMore: boolean
}

/** A single letter matches nearly everybody. */
const SEARCHED_FROM = 2

interface FindEmployeeProps extends Pick<MonitoringDraft, 'employee' | 'search'> {
  readonly id: string
  readonly error: string | undefined
  readonly onChange: (change: Pick<MonitoringDraft, 'employee' | 'search'>) => void
}

/** Chooses an employee by name or number. What is typed goes in the body of a call, and in no address. */
export function FindEmployee({ id, error, employee, search, onChange }: FindEmployeeProps) {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const [refused, setRefused] = useState<MonitorableEmployee | null>(null)
  const wanted = employee || refused ? '' : search.trim()
  const q = useSettled(wanted)
  const isAsked = q === wanted && q.length >= SEARCHED_FROM
  const answer = useEndpoint(
    contract.certificates.monitorable,
    isAsked && clientNumber !== null ? { params: { clientNumber }, body: { q } } : null,
  )
  const found = isAsked && answer.state === 'ready' && !answer.isOutdated ? answer.data : null
  const items = found?.items ?? []
  const choose = (key: string): void => {
    const one = items.find(({ pidHash }) => pidHash === key)
    if (!one) return
    setRefused(one.hasValidNumber ? null : one)
    onChange({ employee: one.hasValidNumber ? one : null, search: listedName(one) })
  }
  return (
    <ComboField
      id={id}
      label={t('word.employee')}
      hint={t('employee.hint')}
      error={error}
      value={search}
      maxLength={SEARCH_MAX_CHARACTERS}
      onValue={text => {
        setRefused(null)
        onChange({ employee: null, search: text })
      }}
      options={items.map(one => ({
        key: one.pidHash,
        label: listedName(one),
        detail: [one.title, one.unit.path.join(' / '), !one.hasValidNumber && t('employee.invalidDetail')]
          .filter(Boolean)
          .join(' · '),
      }))}
      onChoose={choose}
      below={
        refused ? (
          <InvalidNumber employee={refused} />
        ) : (
          <Matches found={found} failed={isAsked && answer.state === 'failed' ? answer : null} />
        )
      }
    />
  )
}

interface MatchesProps {
  readonly found: Found | null
  readonly failed: Extract<Answer<Found>, { state: 'failed' }> | null
}

/** How many match what was typed, or why that is not known. */
function Matches({ found, failed }: MatchesProps) {
  const t = useTexts()
  if (failed) return <ErrorPanel {...failed.failure} onRetry={failed.retry} />
  const count = found?.items.length ?? 0
  const told = found?.hasMore ? 'more' : count === 0 ? 'none' : 'found'
  return <ResultLine isAwaited={!found}>{found ? t(`employee.${told}`, { count }) : ''}</ResultLine>
}

/** A text once nothing more has been typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(() => setSettled(text), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}
