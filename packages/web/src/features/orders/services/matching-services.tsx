import { SERVICES_SHOWN_AT_FIRST } from '@salvia/core/limits'
import type { Service } from '@salvia/core/services'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import { configAtom } from '../../../state/config.state.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { Button } from '../../../ui/button.tsx'
import { ResultLine } from '../../../ui/list/result-line.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'
import type { ServiceList } from './use-services.ts'

interface MatchingServicesProps {
  readonly list: ServiceList
  /** Id of the chosen one, which stands first. */
  readonly first?: string | undefined
  /** A list item. */
  readonly row: (service: Service) => ReactNode
}

/** How many services match, and these by category. Of a long list the first ones, until the user asks for all. */
export function MatchingServices({ list, first, row }: MatchingServicesProps) {
  const t = useTexts()
  const { shown } = list
  const [isWhole, setIsWhole] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const leave = (act: () => void): void => {
    act()
    // The button that was pressed is gone.
    line.current?.focus()
  }
  const listed = isWhole ? shown : shown.slice(0, SERVICES_SHOWN_AT_FIRST)
  return (
    <>
      <ResultLine ref={line}>{t('result', { count: shown.length })}</ResultLine>
      {shown.length === 0 ? (
        <NoMatch onClear={() => leave(list.clear)} />
      ) : (
        <ByCategory services={listed} hasHeadings={list.category === null} first={first} row={row} />
      )}
      {listed.length < shown.length && (
        <div>
          <Button variant="secondary" onClick={() => leave(() => setIsWhole(true))}>
            {t('showAll', { count: shown.length })}
          </Button>
        </div>
      )}
    </>
  )
}

interface ByCategoryProps extends Pick<MatchingServicesProps, 'first' | 'row'> {
  readonly services: readonly Service[]
  readonly hasHeadings: boolean
}

/** Services under their categories. Those that stand first do so without a heading. */
function ByCategory({ services, hasHeadings, first, row }: ByCategoryProps) {
  const { FIRST_SERVICE_ID } = useAtomValue(configAtom)
  const groups = Map.groupBy(services, ({ portalServiceId, category }) =>
    [first, FIRST_SERVICE_ID].includes(portalServiceId) || !hasHeadings ? null : category,
  )
  return (
    <div className={styles.groups}>
      {[...groups].map(([category, members]) => (
        <section key={category} className={styles.group}>
          {category !== null && <h2>{category}</h2>}
          <ul className={styles.services}>
            {members.map(service => (
              <Fragment key={service.portalServiceId}>{row(service)}</Fragment>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const t = useTexts()
  return (
    <EmptyState
      title={t('noMatch.title')}
      action={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t('noMatch.clear')}
          </Button>
          <PhoneUs />
        </>
      }
    >
      {t('noMatch.text')}
    </EmptyState>
  )
}
