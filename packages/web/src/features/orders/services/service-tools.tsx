import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { ListSearchField } from '../../../parts/list/list-search-field.tsx'
import { StatusPills } from '../../../ui/status-pills.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'
import type { ServiceList } from './use-services.ts'

/** The categories, each with how many of its services match, and the search. */
export function ServiceTools({ list }: { readonly list: ServiceList }) {
  const t = useTexts()
  const locale = useLocale()
  const { categories, category, matching, addressOf, search } = list
  const pill = (name: string | null, label: string, count: number) => ({
    to: addressOf(name),
    label,
    current: category === name,
    count: formatNumber(count, locale),
  })
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <ListSearchField label={t('search')} search={search} />
      </div>
      <StatusPills
        label={t('categories')}
        pills={[
          pill(null, t('all'), matching.length),
          ...categories.map(({ name, count }) => pill(name, name, count)),
        ]}
      />
    </div>
  )
}
