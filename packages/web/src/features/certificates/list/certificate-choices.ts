import {
  CERTIFICATE_SOURCE_NAMES,
  CERTIFICATE_SOURCES,
  CERTIFICATE_TYPE_NAMES,
  CERTIFICATE_TYPES,
  type CertificateFacets,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
} from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import type { ListChoice } from '../../../parts/list/any-list.ts'
import type { useTexts } from './texts.ts'

/** What the list can be narrowed by, each choice with how many entries it has. */
export function certificateChoices(
  facets: CertificateFacets | undefined,
  t: ReturnType<typeof useTexts>,
  locale: Locale,
): ListChoice[] {
  const told = (label: string, count: number | undefined) => `${label} (${count ?? 0})`
  return [
    {
      name: 'check',
      label: t('choice.check'),
      options: MEDICAL_CHECK_NAMES.filter(check => facets?.check[check] !== undefined).map(check => ({
        value: check,
        label: told(MEDICAL_CHECKS[check].name[locale], facets?.check[check]),
      })),
    },
    {
      name: 'type',
      label: t('choice.type'),
      options: CERTIFICATE_TYPE_NAMES.map(type => ({
        value: type,
        label: told(CERTIFICATE_TYPES[type].name[locale], facets?.type[type]),
      })),
    },
    {
      name: 'unit',
      label: t('choice.unit'),
      options: (facets?.unit ?? []).map(({ id, path, count }) => ({
        value: id,
        label: told(path.length === 0 ? t('choice.company') : path.join(' / '), count),
      })),
    },
    {
      name: 'source',
      label: t('choice.source'),
      options: CERTIFICATE_SOURCES.map(source => ({
        value: source,
        label: told(CERTIFICATE_SOURCE_NAMES[source][locale], facets?.source[source]),
      })),
    },
  ]
}
