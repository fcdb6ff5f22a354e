import type { WholeOrder } from '@salvia/core/orders'
import { Section } from '../../ui/panel.tsx'
import styles from './order-parts.module.css'
import { useTexts } from './texts.ts'

/** With more units than this, only those with a comment are listed outside the fold. */
const LISTED = 10

/** The units of a group or counselling order, each with what the orderer wrote about it. */
export function OrderUnits({ units }: Pick<WholeOrder, 'units'>) {
  const t = useTexts()
  const isLong = units.length > LISTED
  return (
    <Section title={t('units', { count: units.length })}>
      <UnitList units={isLong ? units.filter(({ comment }) => comment) : units} />
      {isLong && (
        <details className={styles.fold}>
          <summary>{t('allUnits', { count: units.length })}</summary>
          <UnitList units={units} />
        </details>
      )}
    </Section>
  )
}

function UnitList({ units }: Pick<WholeOrder, 'units'>) {
  if (units.length === 0) return null
  return (
    <ul className={styles.units}>
      {units.map(({ id, path, comment }) => (
        <li key={id}>
          {path.join(' / ')}
          {comment && <p className={styles.comment}>{comment}</p>}
        </li>
      ))}
    </ul>
  )
}
