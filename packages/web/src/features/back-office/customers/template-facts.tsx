import {
  type CustomerTemplate,
  columnGuide,
  type TemplateDifference,
  templateDifferences,
} from '@salvia/core/personnel-file'
import { useLocale } from '../../../i18n/i18n.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import styles from './customers.module.css'
import { useTexts } from './texts.ts'

/** The template's name, how it differs from the standard template, and what its columns require. */
export function TemplateFacts({ current: { template, isOwn } }: { readonly current: CustomerTemplate }) {
  const t = useTexts()
  const locale = useLocale()
  const { id, version, columns } = template
  const differences = templateDifferences(template)
  return (
    <>
      <p>{isOwn ? t('template.own', { id, version, count: columns.length }) : t('template.standard')}</p>
      {isOwn && differences.length === 0 && <p>{t('template.same')}</p>}
      {isOwn && differences.length > 0 && (
        <>
          <h3>{t('template.differs')}</h3>
          <ul className={styles.differences}>
            {differences.map(difference => (
              <li key={`${difference.kind} ${difference.header}`}>
                <Difference difference={difference} />
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{t('template.columns', { count: columns.length })}</summary>
        <DataTable
          caption={t('template.caption')}
          rows={columns}
          rowKey={column => column.header}
          columns={[
            { key: 'column', header: t('template.column'), cell: column => column.header },
            {
              key: 'wants',
              header: t('template.wants'),
              cell: column => columnGuide(column, template, locale),
            },
          ]}
        />
      </details>
    </>
  )
}

function Difference({ difference }: { readonly difference: TemplateDifference }) {
  const t = useTexts()
  const { kind, header } = difference
  if (kind === 'renamed') return t('template.renamed', { header, standard: difference.standard })
  return t(`template.${kind}`, { header })
}
