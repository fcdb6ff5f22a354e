import {
  CERTIFICATE_TYPES,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  type MedicalCheck,
} from '@salvia/core/certificates'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { intervalText } from './interval-text.ts'
import { useTexts } from './texts.ts'

/** Those that ask for a certificate stand first: nobody may do such work without one. */
const ROWS = (['fitness', 'offered'] as const).flatMap(type =>
  MEDICAL_CHECK_NAMES.filter(check => MEDICAL_CHECKS[check].type === type),
)

/** Every check: when the first one is, and how long it may be until the next. */
export function ChecksTable() {
  const t = useTexts()
  const locale = useLocale()
  const columns = useMemo<readonly [Column<MedicalCheck>, ...Column<MedicalCheck>[]]>(
    () => [
      { key: 'check', header: t('table.check'), cell: check => MEDICAL_CHECKS[check].name[locale] },
      { key: 'first', header: t('table.first'), cell: check => MEDICAL_CHECKS[check].first[locale] },
      {
        key: 'next',
        header: t('table.next'),
        cell: check => intervalText(MEDICAL_CHECKS[check].interval, t),
      },
      { key: 'source', header: t('table.source'), cell: check => MEDICAL_CHECKS[check].source },
    ],
    [t, locale],
  )
  return (
    <DataTable
      caption={t('table.caption')}
      columns={columns}
      rows={ROWS}
      rowKey={check => check}
      headingOf={check => CERTIFICATE_TYPES[MEDICAL_CHECKS[check].type].name[locale]}
    />
  )
}
