import { MATTER_KINDS, type MatterRow } from '@salvia/core/matters'
import { daysBetween, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { RowLink } from '../../../parts/list/opened-row.tsx'
import { matterAddress } from '../../../parts/matters/matter-address.ts'
import { MatterStatusTag } from '../../../parts/matters/matter-status-tag.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'
import styles from './matter-queue.module.css'
import { useTexts } from './texts.ts'

interface CellProps {
  readonly row: MatterRow
}

/** The number, with a link to the page of the matter where its kind has one. */
export function MatterNumber({ row }: CellProps) {
  const to = matterAddress(row)
  return (
    <span className={styles.cell}>
      {to === null ? (
        <span className={styles.number}>{row.number}</span>
      ) : (
        <RowLink id={row.id} to={to} className={styles.number}>
          {row.number}
        </RowLink>
      )}
    </span>
  )
}

/** Whom it is about, and what; with the name of its kind for a reader who has several. */
export function About({ row: { about, title, kind }, hasKinds }: CellProps & { readonly hasKinds: boolean }) {
  const locale = useLocale()
  const words = [hasKinds && MATTER_KINDS[kind].name[locale], title].filter(Boolean)
  return (
    <span className={styles.cell}>
      {about}
      <span className={styles.title}>{words.join(' · ')}</span>
    </span>
  )
}

/** Whole days since the matter was sent: "3 dagar". */
export function Age({ row, today }: CellProps & { readonly today: IsoDate }) {
  const t = useTexts()
  const days = daysBetween(stockholmDate(row.createdAt), today)
  return (
    <time dateTime={row.createdAt} className={styles.date}>
      {days <= 0 ? t('today') : t('days', { count: days })}
    </time>
  )
}

export function Customer({ row: { company } }: CellProps) {
  const t = useTexts()
  return <Value text={company} missing={t('noCustomer')} />
}

export function Clinic({ row: { clinic } }: CellProps) {
  const t = useTexts()
  return <Value text={clinic} missing={t('noClinic')} />
}

export function Handler({ row: { handler, isMine } }: CellProps) {
  const t = useTexts()
  return <Value text={isMine ? t('you') : handler} missing={t('nobody')} />
}

function Value({ text, missing }: { readonly text: string | null; readonly missing: string }) {
  if (text === null) return <span className={classNames(styles.cell, styles.minor)}>{missing}</span>
  return <span className={styles.cell}>{text}</span>
}

/** What a matter that waits is marked with, or how one ended that does not. */
export function Marks({ row, isWaiting }: CellProps & { readonly isWaiting: boolean }) {
  const t = useTexts()
  const { unanswered, isUntouched } = row
  return (
    <span className={styles.marks}>
      {unanswered > 0 && <StatusTag tone="info">{t('unanswered', { count: unanswered })}</StatusTag>}
      {isWaiting && isUntouched && <StatusTag tone="warning">{t('untouched')}</StatusTag>}
      {!isWaiting && <MatterStatusTag matter={row} />}
    </span>
  )
}
