import { memo, type ReactNode, useId } from 'react'
import { SkeletonCards } from '../skeleton.tsx'
import { useTexts } from '../texts.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './card-list.module.css'
import { type Columns, groupRows } from './column.ts'
import { followRows } from './follow-rows.ts'

interface CardListProps<Row, Sort extends string> {
  readonly caption: string
  readonly columns: Columns<Row, Sort>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly headingOf?: ((row: Row) => string) | undefined
  readonly actions?: ((row: Row) => ReactNode) | undefined
  readonly isLoading: boolean
  readonly isOutdated: boolean
}

/** The rows of a table as cards, for narrow screens. Each card has all labels and data of its row. */
export function CardList<Row, Sort extends string = never>(props: CardListProps<Row, Sort>) {
  const { caption, columns, rows, rowKey, headingOf, actions, isLoading, isOutdated } = props
  return (
    <div ref={followRows} className={styles.list} aria-busy={isLoading || isOutdated}>
      {isLoading && <SkeletonCards />}
      {groupRows(rows, headingOf).map(group => (
        <CardGroup
          key={group.heading ?? ''}
          caption={caption}
          heading={group.heading}
          isOutdated={isOutdated}
        >
          {group.rows.map(row => (
            <Card key={rowKey(row)} row={row} columns={columns} actions={actions?.(row)} />
          ))}
        </CardGroup>
      ))}
    </div>
  )
}

interface CardGroupProps {
  readonly caption: string
  readonly heading: string | undefined
  readonly isOutdated: boolean
  readonly children: readonly ReactNode[]
}

function CardGroup({ caption, heading, isOutdated, children }: CardGroupProps) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <>
      {heading && (
        <p id={id} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul
        className={styles.cards}
        aria-label={heading ? undefined : caption}
        aria-labelledby={heading ? id : undefined}
        data-outdated={isOutdated || undefined}
      >
        {children}
      </ul>
    </>
  )
}

/** Renders again only when its row or the columns change. */
const Card = memo(RowCard) as typeof RowCard

interface RowCardProps<Row, Sort extends string> {
  readonly row: Row
  readonly columns: Columns<Row, Sort>
  readonly actions: ReactNode
}

function RowCard<Row, Sort extends string>({ row, columns, actions }: RowCardProps<Row, Sort>) {
  const t = useTexts()
  const [title, ...others] = columns
  const aside = others.find(column => column.isStatus ?? column.isBesideTitle)
  const facts = others.filter(column => column !== aside)
  return (
    <li className={styles.card} data-row>
      <div className={styles.head}>
        <div className={styles.title} data-title>
          <VisuallyHidden>{t('table.label', { label: title.header })} </VisuallyHidden>
          {title.cell(row)}
        </div>
        {aside && (
          <div className={styles.status}>
            <VisuallyHidden>{t('table.label', { label: aside.header })} </VisuallyHidden>
            {aside.cell(row)}
          </div>
        )}
        {actions}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(column => (
            <div key={column.key} className={column.isPlain ? styles.plain : styles.fact}>
              <dt>{column.isPlain ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
