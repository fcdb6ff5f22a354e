import { CERTIFICATE_TYPES } from '@salvia/core/certificates'
import type { Service } from '@salvia/core/services'
import { useLocale } from '../../../i18n/i18n.ts'
import { Facts } from '../../../ui/facts.tsx'
import { useTexts } from './texts.ts'

/** For whom the service is, where it takes place, what it leads to, and whether the new agreement has it. */
export function ServiceFacts({ service }: { readonly service: Service }) {
  const t = useTexts()
  const locale = useLocale()
  const { place, certificateType, contracts } = service
  const [who = 'person', ...others] = service.for
  const certificate = certificateType && CERTIFICATE_TYPES[certificateType]
  return (
    <Facts
      facts={[
        { label: t('fact.for'), value: t(`fact.${others.length > 0 ? 'both' : who}`) },
        { label: t('fact.place'), value: t(`fact.${place}`) },
        ...(certificate
          ? [
              {
                label: t('fact.certificate'),
                value: (
                  <>
                    {certificate.name[locale]}
                    <br />
                    {certificate.terms[locale]}
                  </>
                ),
              },
            ]
          : []),
        ...(contracts.includes('upcoming')
          ? [
              {
                label: t('fact.agreement'),
                value: t(contracts.includes('current') ? 'fact.inBoth' : 'fact.inUpcoming'),
              },
            ]
          : []),
      ]}
    />
  )
}
