import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { StatusPills } from '../../../ui/status-pills.tsx'
import { useTexts } from './texts.ts'
import type { ServiceList } from './use-services.ts'

/** The categories as filters, each with how many of its services match. */
export function CategoryPills({ list }: { readonly list: ServiceList }) {
  const t = useTexts()
  const locale = useLocale()
  const { categories, category, matching, addressOf } = list
  const pill = (name: string | null, label: string, count: number) => ({
    to: addressOf(name),
    label,
    current: category === name,
    count: formatNumber(count, locale),
  })
  return (
    <StatusPills
      label={t('categories')}
      pills={[
        pill(null, t('word.all'), matching.length),
        ...categories.map(({ name, count }) => pill(name, name, count)),
      ]}
    />
  )
}
