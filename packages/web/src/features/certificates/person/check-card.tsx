import {
  CERTIFICATE_SOURCE_NAMES,
  CERTIFICATE_TYPES,
  type Certificate,
  checkStateText,
  MEDICAL_CHECKS,
  type PersonChecks,
  shownCheckState,
} from '@salvia/core/certificates'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Card } from '../../../ui/panel.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import type { OpenedDialog } from '../parts/certificate-dialogs.tsx'
import { RowActions } from '../parts/row-actions.tsx'
import { StatusCell } from '../parts/status-cell.tsx'
import { CheckNotes } from './check-notes.tsx'
import styles from './person.module.css'
import { useTexts } from './texts.ts'

type CheckOfPerson = PersonChecks['checks'][number]

interface CheckCardProps {
  readonly person: PersonChecks
  readonly facts: CheckOfPerson
  readonly onOpen: (dialog: OpenedDialog) => void
}

/** One check: how it stands, what applies, what is suggested, the notes, and what was before. */
export function CheckCard({ person, facts, onOpen }: CheckCardProps) {
  const t = useTexts()
  const locale = useLocale()
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const { check, type, state, isRequired, entries, earlier, notes } = facts
  const { text, tone } = shownCheckState(state)
  const isLacking = state.kind === 'lacking'
  return (
    <Card
      title={MEDICAL_CHECKS[check].name[locale]}
      aside={<StatusTag tone={tone}>{text[locale]}</StatusTag>}
    >
      <div className={styles.card}>
        <p>
          {checkStateText(state, locale)}. {isRequired && t('required')}
        </p>
        <p className={styles.minor}>{CERTIFICATE_TYPES[type].name[locale]}</p>
        {isLacking && <p className={styles.minor}>{t('fee')}</p>}
        {isOpen('orders') && person.mayChange && (
          <ButtonRow>
            <Button
              size="small"
              variant={isLacking || state.kind === 'no-offer' ? 'primary' : 'secondary'}
              onClick={() => onOpen({ kind: 'order', certificate: { check, employee: person.employee } })}
            >
              {t('order')}
            </Button>
          </ButtonRow>
        )}
        <Suggested facts={facts} />
        {entries.length === 0 && <p>{t('noEntries')}</p>}
        {entries.map(entry => (
          <Entry key={entry.id} certificate={entry} onOpen={onOpen} />
        ))}
        {earlier.length > 0 && (
          <details>
            <summary>{t('earlier', { count: earlier.length })}</summary>
            {earlier.map(entry => (
              <Entry key={entry.id} certificate={entry} onOpen={onOpen} />
            ))}
          </details>
        )}
        <CheckNotes notes={notes} mayChange={person.mayChange} />
      </div>
    </Card>
  )
}

/** When the next check-up is suggested, and what says so. */
function Suggested({ facts: { check, suggested } }: { readonly facts: CheckOfPerson }) {
  const t = useTexts()
  const why = {
    certificate: t('suggested.certificate'),
    'second-check': t('suggested.second-check'),
    interval: t('suggested.interval', { source: MEDICAL_CHECKS[check].source }),
  } as const
  return (
    <p>
      <strong>{t('suggested.title')}: </strong>
      {suggested
        ? `${t('suggested.text', { date: suggested.date })} ${why[suggested.by]}`
        : t('suggested.none')}
    </p>
  )
}

interface EntryProps extends Pick<CheckCardProps, 'onOpen'> {
  readonly certificate: Certificate
}

function Entry({ certificate, onOpen }: EntryProps) {
  const t = useTexts()
  const locale = useLocale()
  const { start, end, issued, recommendedNext, source, limitation } = certificate
  return (
    <div className={styles.entry}>
      <div className={styles.card}>
        <div>
          <StatusCell certificate={certificate} />
        </div>
        <Facts
          facts={[
            { label: t('facts.start'), value: start },
            { label: t('facts.end'), value: end ?? t('open') },
            ...(issued ? [{ label: t('facts.issued'), value: issued }] : []),
            ...(recommendedNext ? [{ label: t('facts.next'), value: recommendedNext }] : []),
            { label: t('facts.source'), value: CERTIFICATE_SOURCE_NAMES[source][locale] },
            ...(limitation ? [{ label: t('facts.limitation'), value: limitation }] : []),
          ]}
        />
      </div>
      <RowActions certificate={certificate} onOpen={onOpen} isOnPerson />
    </div>
  )
}
