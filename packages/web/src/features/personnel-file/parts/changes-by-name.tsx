import { CHANGE_KINDS, type ChangedPerson, type ChangesPage } from '@salvia/core/personnel-file'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import type { Answer } from '../../../state/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable, WIDE_TABLE } from '../../../ui/data-table.tsx'
import type { Columns } from '../../../ui/list/column.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusPills } from '../../../ui/status-pills.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import type { ChangesAddress } from './changes-address.ts'
import styles from './changes-by-name.module.css'
import { RowNumber } from './row-number.tsx'
import { useTexts } from './texts.ts'
import { UnitPath } from './unit-path.tsx'

interface ChangesByNameProps {
  readonly answer: Answer<ChangesPage>
  readonly address: ChangesAddress
  /** The texts are in the past tense after the import. */
  readonly isImported?: boolean
  /** Shown while there is no answer: what is being done, and for how long. */
  readonly waiting?: ReactNode
  /** Names by row, from the file on the user's own screen. The server masks those who join. */
  readonly names?: ReadonlyMap<number, string> | undefined
  readonly headingLevel?: 2 | 3
}

/** Who joins, leaves and moves by a file: the counts of each kind, and a page of names. */
export function ChangesByName({
  answer,
  isImported = false,
  waiting,
  headingLevel = 2,
  ...shown
}: ChangesByNameProps) {
  const t = useTexts()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const tense = isImported ? 'done' : 'expected'
  const state = answer.state === 'ready' ? answer.data.changes.state : undefined
  return (
    <section className={styles.changes} aria-labelledby={id}>
      <Heading id={id}>{t(`changes.title.${tense}`)}</Heading>
      {answer.state === 'loading' && (waiting ?? <Skeleton lines={4} />)}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {state === 'counting' && <p role="status">{t('changes.counting')}</p>}
      {state === 'not-counted' && <InlineMessage tone="warning">{t('changes.notCounted')}</InlineMessage>}
      {answer.state === 'ready' && state === 'counted' && (
        <Counted page={answer.data} isOutdated={answer.isOutdated} tense={tense} {...shown} />
      )}
    </section>
  )
}

/** The number of cards that are shown at first. */
const FOLDED_ROWS = 5

interface CountedProps extends Pick<ChangesByNameProps, 'address' | 'names'> {
  readonly page: ChangesPage
  readonly isOutdated: boolean
  readonly tense: 'expected' | 'done'
}

function Counted({ page, isOutdated, tense, address, names }: CountedProps) {
  const t = useTexts()
  const locale = useLocale()
  const { changes, kind, total } = page
  const columns = useColumns(kind, names)
  const [isOpen, setIsOpen] = useState(false)
  const isWide = useMediaQuery(WIDE_TABLE)
  // Cards are long, and what the user came for stands below them. A chosen page is shown whole.
  const canFold = !isWide && page.page === 1 && total > FOLDED_ROWS
  const isFolded = canFold && !isOpen
  if (changes.state !== 'counted') return null
  const number = (value: number): string => formatNumber(value, locale)
  const isUnchanged = CHANGE_KINDS.every(known => changes[known] === 0)
  const sums = { before: number(changes.before), after: number(changes.after) }
  return (
    <>
      <p>{t(isUnchanged ? 'changes.none' : `changes.sums.${tense}`, sums)}</p>
      {!isUnchanged && (
        <StatusPills
          label={t('changes.kinds')}
          pills={CHANGE_KINDS.map(known => ({
            to: address.to(known, 1),
            label: t(`changes.kind.${tense}.${known}`),
            count: number(changes[known]),
            current: known === kind,
          }))}
        />
      )}
      {changes[kind] > 0 && total === 0 && (
        <p>{t(changes.before === 0 ? 'changes.allNew' : 'changes.unnamed')}</p>
      )}
      {changes[kind] === 0 && !isUnchanged && <p>{t(`changes.nobody.${tense}.${kind}`)}</p>}
      {total > 0 && (
        <p className={styles.printed}>
          {t(`changes.kind.${tense}.${kind}`)} {number(changes[kind])}
        </p>
      )}
      {total > 0 && (
        <DataTable
          caption={t(`changes.kind.${tense}.${kind}`)}
          columns={columns}
          rows={isFolded ? page.items.slice(0, FOLDED_ROWS) : page.items}
          rowKey={person => person.employeeId ?? `row ${person.row}`}
          isOutdated={isOutdated}
        />
      )}
      {canFold && (
        <div>
          <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('changes.showFewer') : t('changes.showAll', { count: number(total) })}
          </Button>
        </div>
      )}
      {total > page.pageSize && !isFolded && (
        <Pagination
          page={page.page}
          pageSize={page.pageSize}
          total={total}
          to={wanted => address.to(kind, wanted)}
        />
      )}
    </>
  )
}

function useColumns(
  kind: ChangesPage['kind'],
  names: ReadonlyMap<number, string> | undefined,
): Columns<ChangedPerson> {
  const t = useTexts()
  return useMemo(() => {
    const person: Column<ChangedPerson> = {
      key: 'name',
      header: t('word.name'),
      cell: row => <Name person={row} known={row.row === null ? undefined : names?.get(row.row)} />,
    }
    const unit = (of: 'from' | 'to'): Column<ChangedPerson> => ({
      key: of,
      header: t(kind === 'moving' ? `changes.${of}` : 'changes.unit'),
      isPlain: true,
      cell: row => (
        <span className={of === 'to' && kind === 'moving' ? styles.target : undefined}>
          <UnitPath path={row[of] ?? []} />
        </span>
      ),
    })
    const place: Column<ChangedPerson> = {
      key: 'row',
      header: t('row'),
      isBesideTitle: true,
      cell: row => row.row !== null && <RowNumber row={row.row} />,
    }
    if (kind === 'leaving') return [person, unit('from')]
    return kind === 'moving' ? [person, unit('from'), unit('to'), place] : [person, unit('to'), place]
  }, [t, kind, names])
}

function Name({ person, known }: { readonly person: ChangedPerson; readonly known: string | undefined }) {
  const t = useTexts()
  return (
    <span className={styles.name}>
      <span>{(person.isMasked && known) || person.name || t('changes.nameless')}</span>
      {person.isProtected && (
        <span className={styles.protected}>
          <ShieldCheck aria-hidden />
          {t('changes.protected')}
        </span>
      )}
    </span>
  )
}
