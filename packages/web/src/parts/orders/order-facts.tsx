import type { OrderContents, WholeOrder } from '@salvia/core/orders'
import { DateText } from '../../ui/date-text.tsx'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { IdText } from '../../ui/id-text.tsx'
import styles from './order-parts.module.css'
import { useTexts } from './texts.ts'

/** The texts that the orderer wrote, as they were written. Nothing where there are none. Counselling has a heading of its own. */
export function OrderTexts({ contents }: { readonly contents: OrderContents }) {
  const t = useTexts()
  const { subject, message, description } = contents
  const texts = [
    { label: t('need'), text: message },
    { label: subject ?? t('description'), text: description },
  ].filter(({ text }) => text)
  return texts.map(({ label, text }) => (
    <section key={label} className={styles.text}>
      <h2>{label}</h2>
      <p className={styles.written}>{text}</p>
    </section>
  ))
}

interface OrderFactsProps {
  readonly order: Pick<WholeOrder, 'contents' | 'expectedAnswer'>
  /** Further facts, at the end of the list. */
  readonly more?: readonly Fact[]
}

/** What was ordered: everything but texts, people and units. */
export function OrderFacts({ order, more = [] }: OrderFactsProps) {
  const t = useTexts()
  const place = usePlaceFacts(order.contents.place)
  const { subCategories, location, purchaseOrderNumber } = order.contents
  const visits = useVisits(order.contents)
  return (
    <Facts
      facts={[
        ...(subCategories.length > 0 ? [{ label: t('option'), value: subCategories.join(', ') }] : []),
        ...(visits ? [{ label: t('individual'), value: visits }] : []),
        ...(location ? [{ label: t('location'), value: location }] : []),
        ...place,
        ...(purchaseOrderNumber
          ? [{ label: t('purchaseOrder'), value: <IdText copy>{purchaseOrderNumber}</IdText> }]
          : []),
        ...(order.expectedAnswer
          ? [{ label: t('expected'), value: <DateText moment={order.expectedAnswer} /> }]
          : []),
        ...more,
      ]}
    />
  )
}

function useVisits({ individualVisits, visitsPerEmployee }: OrderContents): string | null {
  const t = useTexts()
  if (!individualVisits) return null
  return visitsPerEmployee === null
    ? t('individualOnly')
    : t('individualVisits', { count: visitsPerEmployee })
}

/** Where the visits are to be. A partner’s clinic gets details of its own. */
function usePlaceFacts(place: OrderContents['place']): Fact[] {
  const t = useTexts()
  if (!place) return []
  const { city, clinic, partner } = place
  return [
    { label: t('clinic'), value: clinic.name },
    { label: t('city'), value: city },
    ...(partner
      ? [
          {
            label: t('partner'),
            value: (
              <address className={styles.address}>
                {[
                  partner.companyName,
                  partner.recipient,
                  partner.street,
                  `${partner.postalCode} ${partner.postalTown}`,
                ].join('\n')}
              </address>
            ),
          },
          ...(partner.desiredCity ? [{ label: t('desiredCity'), value: partner.desiredCity }] : []),
        ]
      : []),
  ]
}
