import { columnLetters, type FindingGroup } from '@salvia/core/personnel-file'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { IdText } from '../../../ui/id-text.tsx'
import { type PlaceLine, placeLines } from './place-lines.ts'
import styles from './place-table.module.css'
import { RowNumber } from './row-number.tsx'
import { useTexts } from './texts.ts'

/** The number of lines that are shown at first, and that a press adds. */
const LINES_AT_FIRST = 100
const LINES_MORE = 500

/** The names of the people in a file's rows, which only the screen of the user who chose the file can show. */
export type Names = ReadonlyMap<number, string> | 'loading'

interface PlaceTableProps {
  readonly caption: string
  readonly groups: readonly FindingGroup[]
  readonly names: Names | undefined
  /** Adds the codes that support asks for. */
  readonly hasIds: boolean
  /** Shows all lines, folded ones too. */
  readonly isWhole?: boolean
}

/** The places of findings, one line each: row, name, column and value, below what is wrong and what to do. */
export function PlaceTable({ caption, groups, names, hasIds, isWhole = false }: PlaceTableProps) {
  const t = useTexts()
  const locale = useLocale()
  const [shown, setShown] = useState(LINES_AT_FIRST)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const fold = (key: string): void => setOpen(before => before.symmetricDifference(new Set([key])))
  const lines = isWhole
    ? placeLines(groups, locale, new Set()).flatMap(unfolded)
    : placeLines(groups, locale, open)
  const hidden = isWhole ? 0 : Math.max(0, lines.length - shown)
  // A folded line stands for many faults and has no code of its own.
  const hasCodes = hasIds && lines.some(({ equal }) => !equal)
  const columns = usePlaceColumns(groups, names, { hasIds: hasCodes, open, fold })
  return (
    <div className={styles.places}>
      <DataTable
        caption={caption}
        rows={isWhole ? lines : lines.slice(0, shown)}
        rowKey={line => line.key}
        headingOf={line => line.heading}
        columns={columns}
      />
      {hidden > 0 && (
        <Button variant="secondary" size="small" onClick={() => setShown(shown + LINES_MORE)}>
          {t('showMore', { count: Math.min(hidden, LINES_MORE) })}
        </Button>
      )}
    </div>
  )
}

function unfolded({ equal, ...line }: PlaceLine): PlaceLine[] {
  return equal?.map(finding => ({ ...line, key: finding.id, finding })) ?? [line]
}

interface Folding {
  readonly hasIds: boolean
  readonly open: ReadonlySet<string>
  readonly fold: (key: string) => void
}

function usePlaceColumns(
  groups: readonly FindingGroup[],
  names: Names | undefined,
  { hasIds, open, fold }: Folding,
): [Column<PlaceLine>, ...Column<PlaceLine>[]] {
  const t = useTexts()
  const hasValues = groups.some(({ findings }) => findings.some(({ value }) => value !== undefined))
  const name = ({ finding, equal }: PlaceLine): string => {
    if (equal) return t('severalNames')
    if (names === undefined || names === 'loading') return ''
    return (finding.row !== undefined && names.get(finding.row)) || '–'
  }
  return [
    {
      key: 'row',
      header: t('row'),
      cell: line => <Row line={line} isOpen={open.has(line.key)} onFold={() => fold(line.key)} />,
    },
    ...(names
      ? [
          {
            key: 'name',
            header: t('name'),
            cell: (line: PlaceLine) => <span className={styles.name}>{name(line)}</span>,
          },
        ]
      : []),
    { key: 'column', header: t('column'), cell: line => <ColumnName line={line} /> },
    { key: 'value', header: t(hasValues ? 'value' : 'what'), cell: line => <Value line={line} /> },
    ...(hasIds
      ? [
          {
            key: 'id',
            header: t('id'),
            cell: ({ finding, equal }: PlaceLine) => (equal ? '–' : <IdText>{finding.id}</IdText>),
          },
        ]
      : []),
  ]
}

interface RowProps {
  readonly line: PlaceLine
  readonly isOpen: boolean
  readonly onFold: () => void
}

function Row({ line: { finding, equal }, isOpen, onFold }: RowProps) {
  const t = useTexts()
  if (!equal) return finding.row === undefined ? t('wholeFile') : <RowNumber row={finding.row} />
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onFold}>
      <Icon aria-hidden />
      {t('equalRows', {
        count: equal.length,
        first: equal[0]?.row ?? '–',
        last: equal.at(-1)?.row ?? '–',
      })}
    </button>
  )
}

function ColumnName({ line: { finding } }: { readonly line: PlaceLine }) {
  if (finding.column === undefined) return '–'
  return (
    <span className={styles.column}>
      {finding.columnIndex !== undefined && (
        <code className={styles.letters}>{columnLetters(finding.columnIndex)} </code>
      )}
      {finding.column}
    </span>
  )
}

/**
 * Values up to this length stay on one line, also on a narrow phone: long enough for an identity number in any format,
 * a phone number or a date.
 */
const ONE_LINE_MAX = 15

function Value({ line: { finding, message, equal } }: { readonly line: PlaceLine }) {
  const t = useTexts()
  const { value, suggestion, column = '', detail } = finding
  if (detail === 'unexpected' && suggestion !== undefined) return t('rename', { header: column, suggestion })
  return (
    <>
      {value === undefined ? (
        message === undefined && '–'
      ) : (
        <span className={styles.cell}>
          {equal && <>{t('example')} </>}
          <code className={styles.value} data-short={value.length <= ONE_LINE_MAX || undefined}>
            {value}
          </code>
        </span>
      )}
      {message !== undefined && (
        <span className={value === undefined ? styles.cell : styles.message}>{message}</span>
      )}
    </>
  )
}
