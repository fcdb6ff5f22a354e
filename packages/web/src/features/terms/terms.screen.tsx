import { type Column, DataTable } from '../../ui/data-table.tsx'
import { IdText } from '../../ui/id-text.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './terms.module.css'
import { useTexts } from './texts.ts'

interface Kept {
  readonly key: string
  readonly what: string
  readonly how: string
}

/** The terms, with everything that the browser keeps. @spec §2 */
export function TermsScreen() {
  const t = useTexts()
  const kept: readonly Kept[] = [
    { key: 'wp_auth', what: t('browser.wpAuth'), how: t('browser.wpAuthHow') },
    { key: 'wp-organisation', what: t('browser.organisation'), how: t('browser.organisationHow') },
    { key: 'referer', what: t('browser.referer'), how: t('browser.refererHow') },
    { key: 'devMode', what: t('browser.devMode'), how: t('browser.devModeHow') },
  ]
  const columns: readonly [Column<Kept>, ...Column<Kept>[]] = [
    { key: 'key', header: t('browser.key'), cell: row => <IdText>{row.key}</IdText> },
    { key: 'what', header: t('browser.what'), cell: row => row.what },
    { key: 'how', header: t('browser.how'), cell: row => row.how },
  ]
  return (
    <div className={styles.terms}>
      <PageHeader title={t('title')} />
      <section>
        <h2>{t('account.title')}</h2>
        <p>{t('account.text')}</p>
      </section>
      <section>
        <h2>{t('data.title')}</h2>
        <p>{t('data.text')}</p>
      </section>
      <section>
        <h2>{t('browser.title')}</h2>
        <p>{t('browser.text')}</p>
        <DataTable caption={t('browser.caption')} columns={columns} rows={kept} rowKey={row => row.key} />
      </section>
    </div>
  )
}
