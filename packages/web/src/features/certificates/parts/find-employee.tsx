import { contract } from '@salvia/core/api'
import { type Coworker, coworkersList } from '@salvia/core/coworkers'
import { PART_PAGE_SIZE } from '@salvia/core/limits'
import { readListQuery } from '@salvia/core/lists'
import { parseIdentityNumber, stockholmDate } from '@salvia/core/primitives'
import { useState } from 'react'
import { ProtectedMark } from '../../../parts/coworkers/marks.tsx'
import { NearUnit } from '../../../parts/coworkers/near-unit.tsx'
import { useListPage } from '../../../parts/list/use-list-page.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom, profileAtom } from '../../../state/profile.state.ts'
import { serverTime } from '../../../state/server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { ResultLine } from '../../../ui/list/result-line.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import type { WatchedEmployee } from './add-draft.ts'
import styles from './parts.module.css'
import { useTexts } from './texts.ts'

interface FindEmployeeProps {
  readonly chosen: WatchedEmployee | null
  readonly onChoose: (employee: WatchedEmployee | null) => void
  readonly error: string | undefined
  readonly id: string
}

/** Chooses an employee among those whom the user sees, or by number. The search stands in no address. */
export function FindEmployee({ chosen, onChoose, error, id }: FindEmployeeProps) {
  const t = useTexts()
  const [q, setQ] = useState('')
  if (chosen)
    return (
      <div className={styles.chosen}>
        <span>
          <span className={styles.minor}>{t('add.chosen')}</span>
          <strong>{chosen.name ?? t('add.numberChosen')}</strong>
        </span>
        <Button variant="secondary" size="small" onClick={() => onChoose(null)}>
          {t('add.other')}
        </Button>
      </div>
    )
  return (
    <div className={styles.stack}>
      <TextField
        id={id}
        label={t('add.employee')}
        hint={t('add.search')}
        error={error}
        value={q}
        onValue={setQ}
        autoComplete="off"
      />
      {q.trim().length > 1 && <Matches q={q.trim()} onChoose={onChoose} />}
    </div>
  )
}

interface MatchesProps extends Pick<FindEmployeeProps, 'onChoose'> {
  readonly q: string
}

function Matches({ q, onChoose }: MatchesProps) {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom)
  const pid = useAtomValue(profileAtom)?.pidHash
  const query = { ...readListQuery(coworkersList, { filter: 'all', q }), pageSize: PART_PAGE_SIZE }
  const answer = useListPage(
    coworkersList,
    contract.coworkers,
    clientNumber !== null && typeof pid === 'string'
      ? { query, params: { clientNumber, pid }, inBody: true }
      : null,
  )
  const { digits, kind } = parseIdentityNumber(q, stockholmDate(serverTime()))
  if (answer.state === 'failed') return <ErrorPanel {...answer.failure} onRetry={answer.retry} />
  const page = answer.state === 'ready' ? answer.data : undefined
  const people = (page?.items ?? []).filter(({ excludedBy }) => excludedBy === null)
  // A check-up reviewer need not see the employee elsewhere, but knows the number.
  const isNumber = kind === 'personnummer' || kind === 'samordningsnummer'
  return (
    <>
      <ResultLine>{page ? t('add.found', { count: people.length }) : ''}</ResultLine>
      {people.length > 0 && (
        <ul className={styles.people} aria-label={t('add.people')}>
          {people.map(coworker => (
            <Match key={coworker.id} coworker={coworker} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {page && page.total > page.items.length && <p className={styles.minor}>{t('add.more')}</p>}
      {page && people.length === 0 && isNumber && (
        <div>
          <Button variant="secondary" onClick={() => onChoose({ id: digits, name: null })}>
            {t('add.useNumber')}
          </Button>
        </div>
      )}
    </>
  )
}

interface MatchProps extends Pick<FindEmployeeProps, 'onChoose'> {
  readonly coworker: Coworker
}

function Match({ coworker, onChoose }: MatchProps) {
  const { pidHash, firstName, lastName, title, unit, protectedIdentity } = coworker
  const choose = () => onChoose({ id: pidHash, name: `${firstName} ${lastName}` })
  return (
    <li>
      <button type="button" className={styles.person} onClick={choose}>
        <span>
          {lastName}, {firstName} {protectedIdentity && <ProtectedMark />}
        </span>
        <span className={styles.minor}>
          {title} <NearUnit path={unit.path} />
        </span>
      </button>
    </li>
  )
}
