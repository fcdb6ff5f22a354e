import { type BookingDetails, CANCELLATION_SOURCES } from '@salvia/core/bookings'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import { caregiverText, visitFact } from '../../../parts/choose-time/visit-words.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { Link } from '../../../ui/link.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { momentText } from '../../../ui/times/moments.ts'
import { useTexts } from '../texts.ts'

/** What the heading of the page does not say: the visit, its reason, the employee, and who cancelled it. */
export function AboutBooking({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const { subject, employee, order } = booking
  const cancelled = useCancellation(booking)
  return (
    <Facts
      facts={[
        ...(cancelled ? [cancelled] : []),
        visitFact(booking, locale),
        { label: t('fact.caregiver'), value: caregiverText(booking) ?? t('fact.noCaregiver') },
        ...(subject ? [{ label: t('fact.subject'), value: subject }] : []),
        {
          label: t('word.employee'),
          value: [employee.occupation, employee.unit.join(' / ')].filter(Boolean).join(' · '),
        },
        { label: t('fact.phone'), value: <EmployeePhone employee={employee} /> },
        ...(order ? [{ label: t('fact.order'), value: <OrderLink order={order} /> }] : []),
      ]}
    />
  )
}

function EmployeePhone({ employee }: Pick<BookingDetails, 'employee'>) {
  const t = useTexts()
  if (employee.phone) return <Phone number={employee.phone} />
  return t(employee.protectedIdentity ? 'fact.protected' : 'fact.unknown')
}

/** The order that the booking was made for. Its page is there where the user may use orders. */
function OrderLink({ order }: { readonly order: NonNullable<BookingDetails['order']> }) {
  const mayOpen = useAtomValue(isFeatureOpenAtom)('orders')
  return mayOpen ? <Link to={portalPath('order', { id: order.id })}>{order.number}</Link> : order.number
}

function useCancellation({ cancellation }: BookingDetails): Fact | undefined {
  const t = useTexts()
  const locale = useLocale()
  if (!cancellation) return undefined
  const { source, at, isCharged } = cancellation
  return {
    label: t('fact.cancellation'),
    value: (
      <>
        {t('fact.cancelled', {
          source: CANCELLATION_SOURCES[source][locale],
          moment: momentText(at, locale),
        })}
        <br />
        {t(isCharged ? 'fact.charged' : 'fact.free')}
      </>
    ),
  }
}
