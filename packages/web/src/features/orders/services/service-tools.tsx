import { ListSearchField } from '../../../parts/list/list-search-field.tsx'
import { CategoryPills } from './category-pills.tsx'
import { ContractLine } from './contract-line.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'
import type { ServiceList } from './use-services.ts'

/** Which contract the services are of, their search and their categories. */
export function ServiceTools({ list }: { readonly list: ServiceList }) {
  const t = useTexts()
  return (
    <>
      <div className={styles.head}>
        <ContractLine list={list} />
        <div className={styles.search}>
          <ListSearchField label={t('search')} search={list.search} />
        </div>
      </div>
      <CategoryPills list={list} />
    </>
  )
}
