import type { PreviewedPerson } from '@salvia/core/access-preview'
import { FEATURES, featureOfKey } from '@salvia/core/features'
import { useLocale } from '../../../i18n/i18n.ts'
import { Facts } from '../../../ui/facts.tsx'
import { useTexts } from './texts.ts'

/** Who the person is, whether signing in works, and which features are closed. */
export function PersonFacts({ person }: { readonly person: PreviewedPerson }) {
  const t = useTexts()
  const { email, unitPath, mayUsePortal } = person
  return (
    <Facts
      facts={[
        { label: t('word.email'), value: email ?? t('people.hidden') },
        { label: t('word.unit'), value: unitPath?.join(' / ') ?? t('person.noUnit') },
        { label: t('person.signIn'), value: t(mayUsePortal ? 'person.yes' : 'person.no') },
        { label: t('person.closed'), value: <ClosedFeatures closed={person.featuresClosed} /> },
      ]}
    />
  )
}

function ClosedFeatures({ closed }: { readonly closed: PreviewedPerson['featuresClosed'] }) {
  const t = useTexts()
  const locale = useLocale()
  const known = closed.flatMap(({ feature: key, lacks }) => {
    const feature = featureOfKey(key)
    return feature && lacks !== 'grant'
      ? [t(`person.${lacks}`, { feature: FEATURES[feature].name[locale] })]
      : []
  })
  return known.length === 0 ? t('person.noneClosed') : known.join(', ')
}
