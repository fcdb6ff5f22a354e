import { isCounsellingService } from '@salvia/core/orders'
import type { Service } from '@salvia/core/services'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { OrderLink } from '../../../parts/orders/order-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxList } from '../../../ui/choice-list.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { OrderingMark } from '../services/ordering-mark.tsx'
import { ClearingQuestion } from './clearing-question.tsx'
import type { Cleared } from './draft-changes.ts'
import type { OrderDraft } from './order-draft.ts'
import styles from './ordering.module.css'
import { useTexts } from './texts.ts'

interface OrderableServiceProps {
  readonly service: Service
  readonly isChosen: boolean
  readonly chosenSubCategories: readonly string[]
  readonly kind: OrderDraft['kind']
  /** What choosing it would clear, once that is asked. */
  readonly cleared: readonly Cleared[] | null
  readonly onChoose: (subCategories: readonly string[]) => void
  readonly onGoOn: () => void
  readonly onKeep: () => void
}

/**
 * A service with its subcategories and the button that chooses it; or why it cannot be ordered here. Counselling leads
 * to its own form, which asks what it is about instead of for whom.
 */
export function OrderableService(props: OrderableServiceProps) {
  const { service, isChosen, chosenSubCategories, kind, cleared, onChoose, onGoOn, onKeep } = props
  const { name, description, subCategories, ordering } = service
  const t = useTexts()
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set(chosenSubCategories))
  const isCounselling = isCounsellingService(service)
  const isOrderable = ordering.kind === 'portal' && !isCounselling
  return (
    <li className={styles.service} data-chosen={isChosen || undefined}>
      <div className={styles.serviceText}>
        <p className={styles.serviceName}>
          {name}
          {isChosen && (
            <span className={styles.chosen}>
              <Check aria-hidden /> {t('chosen')}
            </span>
          )}
        </p>
        <p className={styles.beginning}>{description}</p>
        <div>
          <OrderingMark service={service} />
        </div>
      </div>
      {isOrderable && subCategories.length > 0 && (
        <div className={styles.subCategories}>
          <CheckboxList
            label={t('service.subCategories')}
            options={subCategories.map(one => ({ value: one.id, label: one.name }))}
            values={wanted}
            onValues={setWanted}
          />
        </div>
      )}
      {isOrderable && (
        <div className={styles.choose}>
          <Button
            variant={isChosen ? 'primary' : 'secondary'}
            size="small"
            onClick={() => onChoose([...wanted])}
          >
            {t(isChosen ? 'service.keep' : 'service.choose')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {ordering.kind === 'portal' && isCounselling && (
        <div className={styles.choose}>
          <OrderLink kind="counselling" variant="secondary" size="small">
            {t('service.counselling')}
          </OrderLink>
        </div>
      )}
      {cleared && <ClearingQuestion kind={kind} cleared={cleared} onGoOn={onGoOn} onKeep={onKeep} />}
    </li>
  )
}
