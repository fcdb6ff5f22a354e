import {
  type Booking,
  bookingsContract,
  bookingsList,
  shownStatus,
  VISIT_TYPES,
  type VisitType,
} from '@salvia/core/bookings'
import { readListQuery } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName, type Instant } from '@salvia/core/primitives'
import { Building2, Laptop, type LucideIcon, MapPin, Phone, Video } from 'lucide-react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useListPage } from '../../../parts/list/use-list-page.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { isHrAtom } from '../../../state/profile.state.ts'
import { useServerTime } from '../../../state/server-time.ts'
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Card, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { spanText } from '../../../ui/times/moments.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { isNotConnected, NotConnected } from '../not-connected.tsx'
import { useMayMove } from '../use-may-move.ts'
import styles from './next-booking.module.css'
import { useTexts } from './texts.ts'

/** Bookings in progress are listed before the next one. This many are fetched so that the next one is among them. */
const ASKED_FOR = 20
const UPCOMING = { ...readListQuery(bookingsList, { status: 'upcoming' }), pageSize: ASKED_FOR }
const ASK_AGAIN = { againAfterSeconds: 300 }
const MINUTE_MS = 60_000

const ICONS: Readonly<Record<VisitType, LucideIcon>> = {
  unit: Building2,
  'agreed-place': MapPin,
  phone: Phone,
  video: Video,
  remote: Laptop,
}

/**
 * The next upcoming booking, for those who look after a few employees; HR has figures instead. It loads and fails
 * independently of the other parts. @spec §2
 */
export function NextBooking() {
  return useAtomValue(isHrAtom) ? null : <NextOfAll />
}

function NextOfAll() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const now = useServerTime(MINUTE_MS)
  const answer = useListPage(
    bookingsList,
    bookingsContract,
    clientNumber === null ? null : { query: UPCOMING, params: { clientNumber } },
    ASK_AGAIN,
  )
  const next = answer.state === 'ready' ? nextOf(answer.data.items, now) : undefined
  return (
    <Card title={t('title')} aside={<Link to={portalPath('bookings')}>{t('all')}</Link>}>
      {answer.state === 'loading' && <Skeleton lines={5} />}
      {answer.state === 'failed' &&
        (isNotConnected(answer) ? (
          <NotConnected />
        ) : (
          <ErrorPanel {...answer.failure} title={t('failed')} onRetry={answer.retry} />
        ))}
      {answer.state === 'ready' && (next ? <Next booking={next} now={now} /> : <None />)}
    </Card>
  )
}

/**
 * The first booking that has not begun, or the first one in progress when all have begun. Ignores those that have
 * ended.
 */
function nextOf(bookings: readonly Booking[], now: Instant): Booking | undefined {
  const ahead = bookings.filter(({ endsAt }) => endsAt >= now)
  return ahead.find(({ startsAt }) => startsAt > now) ?? ahead[0]
}

function None() {
  const t = useTexts()
  return (
    <div>
      <p className={styles.none}>{t('none')}</p>
      <p className={styles.minor}>{t('noneText')}</p>
    </div>
  )
}

function Next({ booking, now }: { readonly booking: Booking; readonly now: Instant }) {
  const t = useTexts()
  const locale = useLocale()
  const { id, startsAt, employee, service, visitType, address } = booking
  const Icon = ICONS[visitType]
  const mayMove = useMayMove(booking, now)
  return (
    <>
      <div>
        <p className={styles.time}>
          {spanText(booking, locale)}
          {startsAt <= now && <span className={styles.minor}> {shownStatus(booking, now).text[locale]}</span>}
        </p>
        <p>
          {fullName(employee)} · {service}
        </p>
        <p className={styles.visit}>
          <Icon aria-hidden />
          <span>
            {address === null ? (
              VISIT_TYPES[visitType].name[locale]
            ) : (
              <>
                <VisuallyHidden>{VISIT_TYPES[visitType].name[locale]}: </VisuallyHidden>
                {address}
              </>
            )}
          </span>
        </p>
      </div>
      <ButtonRow>
        <ButtonLink to={portalPath('booking', { id })} variant="secondary">
          {t('show')}
        </ButtonLink>
        {mayMove && (
          <ButtonLink to={portalPath('rescheduleBooking', { id })} variant="secondary">
            {t('reschedule')}
          </ButtonLink>
        )}
      </ButtonRow>
    </>
  )
}
