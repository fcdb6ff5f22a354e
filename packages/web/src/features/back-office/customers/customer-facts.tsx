import type { Customer } from '@salvia/core/customers'
import { DateText } from '../../../ui/date-text.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Section } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/** The customer's client number, group, way to sign in and latest import. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const t = useTexts()
  const { clientNumber, group, loginMethod, lastImportAt, closedAt } = customer
  const lastImport = lastImportAt ? <DateText moment={lastImportAt} /> : t('customer.never')
  return (
    <Section title={t('customer.facts')}>
      <Facts
        facts={[
          { label: t('customer.clientNumber'), value: clientNumber },
          { label: t('customer.group'), value: group },
          { label: t('customer.loginMethod'), value: t(`customer.${loginMethod}`) },
          { label: t('customer.lastImport'), value: lastImport },
          ...(closedAt
            ? [{ label: t('customer.closedAt'), value: <DateText moment={closedAt} as="time" /> }]
            : []),
        ]}
      />
    </Section>
  )
}
