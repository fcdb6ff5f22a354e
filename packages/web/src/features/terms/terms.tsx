import {
  ANALYTICS_SESSION_MINUTES,
  ANALYTICS_VISITOR_MONTHS,
  CONSENT_MONTHS,
  SESSION_ABSOLUTE_HOURS,
  SSO_HINTS_SECONDS,
  SSO_SIGN_IN_MINUTES,
} from '@salvia/core/limits'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { IdText } from '../../ui/id-text.tsx'
import { useTexts } from './texts.ts'

interface Kept {
  readonly key: string
  readonly what: string
  readonly how: string
}

/** The terms of use, with a list of everything that the browser stores. */
export function Terms() {
  const t = useTexts()
  const { ANALYTICS, DATA_PROTECTION } = useAtomValue(configAtom)
  const needed: readonly Kept[] = [
    { key: 'wp_auth', what: t('browser.wpAuth'), how: t('browser.wpAuthHow') },
    { key: 'wp-organisation', what: t('browser.organisation'), how: t('browser.organisationHow') },
    { key: 'wp-login-method', what: t('browser.loginMethod'), how: t('browser.loginMethodHow') },
    { key: 'referer', what: t('browser.referer'), how: t('browser.refererHow') },
    { key: 'wp-language', what: t('browser.language'), how: t('browser.untilTabCloses') },
    { key: 'wp-appearance', what: t('browser.appearance'), how: t('browser.untilTabCloses') },
    { key: 'devMode', what: t('browser.devMode'), how: t('browser.devModeHow') },
    { key: 'wp_fp', what: t('browser.binding'), how: t('browser.hours', { count: SESSION_ABSOLUTE_HOURS }) },
    { key: 'wp_bid', what: t('browser.bankId'), how: t('browser.hours', { count: 1 }) },
    {
      key: 'wp_sso_begin',
      what: t('browser.ssoBegin'),
      how: t('browser.minutes', { count: SSO_SIGN_IN_MINUTES }),
    },
    { key: 'wp_sso', what: t('browser.sso'), how: t('browser.seconds', { count: SSO_HINTS_SECONDS }) },
    {
      key: 'wp_sso_out',
      what: t('browser.ssoOut'),
      how: t('browser.hours', { count: SESSION_ABSOLUTE_HOURS }),
    },
  ]
  const counted: readonly Kept[] = [
    {
      key: '_pk_id',
      what: t('browser.visitor'),
      how: t('browser.months', { count: ANALYTICS_VISITOR_MONTHS }),
    },
    {
      key: '_pk_ses',
      what: t('browser.session'),
      how: t('browser.minutes', { count: ANALYTICS_SESSION_MINUTES }),
    },
  ]
  const columns: readonly [Column<Kept>, ...Column<Kept>[]] = [
    { key: 'key', header: t('browser.key'), cell: row => <IdText>{row.key}</IdText> },
    { key: 'what', header: t('browser.what'), cell: row => row.what },
    { key: 'how', header: t('browser.how'), cell: row => row.how },
  ]
  return (
    <>
      <section>
        <h2>{t('account.title')}</h2>
        <p>{t('account.text')}</p>
      </section>
      <section>
        <h2>{t('data.title')}</h2>
        <p>{t('data.text')}</p>
        {DATA_PROTECTION && (
          <p>
            {t('data.questions')} <a href={`mailto:${DATA_PROTECTION}`}>{DATA_PROTECTION}</a>
          </p>
        )}
      </section>
      <section>
        <h2>{t('browser.title')}</h2>
        <p>{t('browser.text')}</p>
        <DataTable caption={t('browser.caption')} columns={columns} rows={needed} rowKey={row => row.key} />
      </section>
      {ANALYTICS && (
        <section>
          <h2>{t('statistics.title')}</h2>
          <p>{t('statistics.text', { count: CONSENT_MONTHS })}</p>
          <DataTable
            caption={t('statistics.caption')}
            columns={columns}
            rows={counted}
            rowKey={row => row.key}
          />
        </section>
      )}
    </>
  )
}
