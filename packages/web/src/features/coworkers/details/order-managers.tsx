import { previewPeopleList } from '@salvia/core/access-preview'
import type { OrderManager } from '@salvia/core/coworkers'
import { listQueryWords, readListQuery } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { UNIT_ROLE_NAMES } from '@salvia/core/profile'
import { Link } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isHrAtom } from '../../../state/profile.state.ts'
import { Section } from '../../../ui/panel.tsx'
import styles from './coworker.module.css'
import { useTexts } from './texts.ts'
import { Ways } from './ways.tsx'

/** So many of the nearest order managers are shown at once. */
const SHOWN = 4

interface OrderManagersProps {
  readonly managers: readonly OrderManager[]
  /** The employee's unit. */
  readonly unitPath: readonly string[]
}

/** Who orders for the employee, with the ways to reach them. */
export function OrderManagers({ managers, unitPath }: OrderManagersProps) {
  const t = useTexts()
  const rest = managers.slice(SHOWN)
  return (
    <Section title={t('managers.title')}>
      {managers.length === 0 && <p>{t('managers.none')}</p>}
      <Managers managers={managers.slice(0, SHOWN)} unitPath={unitPath} />
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('managers.more', { count: rest.length })}</summary>
          <Managers managers={rest} unitPath={unitPath} />
        </details>
      )}
    </Section>
  )
}

function Managers({ managers, unitPath }: OrderManagersProps) {
  if (managers.length === 0) return null
  return (
    <ul className={styles.managers}>
      {managers.map(manager => (
        <li key={`${manager.name} ${manager.email}`}>
          <span>
            <ManagerName manager={manager} />
            <Role manager={manager} unitPath={unitPath} />
          </span>
          <Ways person={manager} />
        </li>
      ))}
    </ul>
  )
}

interface RoleProps extends Pick<OrderManagersProps, 'unitPath'> {
  readonly manager: OrderManager
}

/** The role where it is more than the heading says: extended, or for a unit above the employee's own. */
function Role({ manager: { role, unitPath: of }, unitPath }: RoleProps) {
  const t = useTexts()
  const locale = useLocale()
  const name = UNIT_ROLE_NAMES[role][locale]
  const isAbove = of.length < unitPath.length
  if (role === 'orderer' && !isAbove) return null
  return (
    <span className={styles.role}>
      {!isAbove
        ? name
        : of.length === 0
          ? t('managers.whole', { role: name })
          : t('managers.forUnit', { role: name, unit: of.at(-1) ?? '' })}
    </span>
  )
}

/** The name; for HR a link to what the order manager may see. */
function ManagerName({ manager: { name, email } }: { readonly manager: OrderManager }) {
  const t = useTexts()
  const isHr = useAtomValue(isHrAtom)
  if (!isHr) return name
  const words = listQueryWords(previewPeopleList, readListQuery(previewPeopleList, { q: email ?? name }))
  return (
    <Link
      to={`${portalPath('accessPreview')}?${new URLSearchParams(words)}`}
      aria-label={t('managers.access', { name })}
      title={t('managers.access', { name })}
    >
      {name}
    </Link>
  )
}
