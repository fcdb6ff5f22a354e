import { BOOKING_FILTERS, type BookingPage } from '@salvia/core/bookings'
import { BOOKINGS_PERIOD_DAYS } from '@salvia/core/limits'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { HelpDialog } from '../../../parts/help-dialog.tsx'
import { useHelp } from '../../../parts/help-parameter.ts'
import { Button } from '../../../ui/button.tsx'
import { ResultLine } from '../../../ui/list/result-line.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { StatusPills } from '../../../ui/status-pills.tsx'
import { CalendarFeedButton } from '../settings/calendar-feed-button.tsx'
import { ReminderSetting } from '../settings/reminder-setting.tsx'
import styles from './bookings.module.css'
import { useBookings } from './bookings.queries.ts'
import { BookingsTable } from './bookings-table.tsx'
import { BookingsTools } from './bookings-tools.tsx'
import { NoBookings } from './no-bookings.tsx'
import { useTexts } from './texts.ts'
import { useQuestion } from './use-question.ts'

/** The bookings of the employees that the user may see. @spec §2 */
export function BookingsScreen() {
  const t = useTexts()
  const help = useHelp()
  const list = useQuestion()
  const answer = useBookings(list.question)
  const page = answer.state === 'ready' ? answer.data : undefined
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <CalendarFeedButton />
            <Button variant="tertiary" onClick={help.open}>
              {t('help.open')}
            </Button>
          </>
        }
      />
      {page?.isLimited && (
        <InlineMessage tone="info">
          <p>{t('limited')}</p>
        </InlineMessage>
      )}
      <Pills list={list} page={page} />
      <BookingsTools list={list} />
      <Result list={list} page={page} />
      {answer.state === 'failed' ? (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      ) : page?.total === 0 ? (
        <NoBookings list={list} isEmpty={page.isEmpty} />
      ) : (
        <BookingsTable
          rows={page?.items ?? []}
          question={list.question}
          onSort={list.sort}
          isLoading={answer.state === 'loading'}
          isOutdated={answer.state === 'ready' && answer.isOutdated}
        />
      )}
      {page && page.total > 0 && <Pagination {...page} to={list.pageAddress} />}
      <ReminderSetting />
      <HelpDialog
        help={help}
        title={t('help.title')}
        texts={[
          t('help.reach'),
          t('help.rules'),
          t('help.change'),
          t('help.period', { days: BOOKINGS_PERIOD_DAYS }),
          t('help.search'),
        ]}
      />
    </div>
  )
}

interface ListPartProps {
  readonly list: ReturnType<typeof useQuestion>
  readonly page: BookingPage | undefined
}

function Pills({ list, page }: ListPartProps) {
  const t = useTexts()
  const locale = useLocale()
  const pills = BOOKING_FILTERS.map(status => ({
    to: list.statusAddress(status),
    label: t(`filter.${status}`),
    current: list.question.status === status,
    count: page ? formatNumber(page.counts[status], locale) : null,
  }))
  return <StatusPills label={t('filter.label')} pills={pills} />
}

/** How many there are, of how many, and since when: the latter is known before the answer. */
function Result({ list, page }: ListPartProps) {
  const t = useTexts()
  const { period } = list.question
  const since =
    period === null
      ? t('usualPeriod', { days: BOOKINGS_PERIOD_DAYS })
      : period.to === null
        ? t('active.since', { from: period.from }).toLowerCase()
        : t('active.between', { from: period.from, to: period.to })
  if (!page) return <ResultLine isAwaited>{since}</ResultLine>
  const { total, counts } = page
  const number =
    total === counts.all ? t('result', { count: total }) : t('resultOf', { shown: total, count: counts.all })
  return <ResultLine>{`${number} · ${since}`}</ResultLine>
}
