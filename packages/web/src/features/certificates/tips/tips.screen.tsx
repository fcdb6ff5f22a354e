import {
  CERTIFICATE_TYPE_NAMES,
  CERTIFICATE_TYPES,
  DOWNLOADABLE_FROM,
  SANCTION_FEE,
} from '@salvia/core/certificates'
import { dateWithoutWeekday } from '@salvia/core/i18n'
import {
  CERTIFICATE_EXPIRED_MONTHS,
  CERTIFICATE_MAIL_MONTHS,
  CERTIFICATE_WARNING_DAYS,
} from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/panel.tsx'
import { ChecksTable } from './checks-table.tsx'
import { useTexts } from './texts.ts'
import styles from './tips.module.css'

/** What a manager needs to know about medical check-ups, as questions and answers. @spec §2 */
export function TipsScreen() {
  const t = useTexts()
  const locale = useLocale()
  const facts = {
    days: CERTIFICATE_WARNING_DAYS,
    months: CERTIFICATE_EXPIRED_MONTHS,
    mails: CERTIFICATE_MAIL_MONTHS,
    issuedFrom: dateWithoutWeekday(DOWNLOADABLE_FROM, locale),
    ...SANCTION_FEE,
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        back={{ to: useListAddress(portalPath('certificates')), text: t('back') }}
      />
      <Section title={t('kinds.title')}>
        <dl className={styles.kinds}>
          {CERTIFICATE_TYPE_NAMES.map(type => (
            <div key={type}>
              <dt>{CERTIFICATE_TYPES[type].name[locale]}</dt>
              <dd>{CERTIFICATE_TYPES[type].terms[locale]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.text}>{t('kinds.voluntary')}</p>
      </Section>
      <Section title={t('who.title')}>
        <p className={styles.text}>{t('who.text')}</p>
        <ChecksTable />
        <p className={styles.text}>{t('who.longest')}</p>
        <p className={styles.source}>{t('who.source')}</p>
      </Section>
      {ANSWERS.map(answer => (
        <Section key={answer} title={t(`answers.${answer}.title`)}>
          <p className={styles.text}>{t(`answers.${answer}.text`, facts)}</p>
        </Section>
      ))}
    </div>
  )
}

/** The questions with an answer of one paragraph, in their order. */
const ANSWERS = ['ended', 'download', 'mails', 'blood', 'fee'] as const
