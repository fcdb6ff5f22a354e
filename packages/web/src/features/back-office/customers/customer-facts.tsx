import type { Customer } from '@salvia/core/customers'
import { DateText } from '../../../ui/date-text.tsx'
import { Card } from '../../../ui/panel.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { useTexts } from './texts.ts'

/** The customer's client number, group, way to sign in and latest import. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const t = useTexts()
  const { clientNumber, group, loginMethod, lastImportAt, closedAt } = customer
  const lastImport = lastImportAt ? <DateText moment={lastImportAt} /> : t('customer.never')
  return (
    <Card title={t('customer.facts')}>
      <SummaryList
        rows={[
          { label: t('customer.clientNumber'), value: clientNumber },
          { label: t('customer.group'), value: group },
          { label: t('customer.loginMethod'), value: t(`customer.${loginMethod}`) },
          { label: t('customer.lastImport'), value: lastImport },
          ...(closedAt
            ? [{ label: t('customer.closedAt'), value: <DateText moment={closedAt} as="time" /> }]
            : []),
        ]}
      />
    </Card>
  )
}
