import type { CustomerUser } from '@salvia/core/customers'
import { UNIT_ROLE_NAMES, UNIT_ROLES } from '@salvia/core/profile'
import { useLocale } from '../../../i18n/i18n.ts'
import styles from './customers.module.css'
import { useTexts } from './texts.ts'

type Held = CustomerUser['roles'][number]

/** The most units that are listed for a role; a personnel file can give a role for every unit. */
const UNITS_NAMED = 3

/** Each role with its units: the whole organisation, or the first few and how many more. */
export function UserRoles({ roles }: { readonly roles: readonly Held[] }) {
  const t = useTexts()
  const locale = useLocale()
  if (roles.length === 0) return <span className={styles.minor}>{t('users.noRole')}</span>
  const unitOf = ({ unitPath, recursive }: Held, among: readonly Held[]): string => {
    const isNamedOnce = among.filter(other => other.unitPath.at(-1) === unitPath.at(-1)).length < 2
    const unit = isNamedOnce ? unitPath.at(-1) : unitPath.slice(-2).join(' / ')
    if (!unit) return t('users.wholeCompany')
    return recursive ? t('users.below', { unit }) : unit
  }
  const coverOf = (held: readonly Held[]): string => {
    const whole = held.find(({ unitPath, recursive }) => unitPath.length === 0 && recursive)
    if (whole) return t('users.wholeCompany')
    const covering = held.filter(one => !isCovered(one, held))
    const units = covering
      .slice(0, UNITS_NAMED)
      .map(one => unitOf(one, covering))
      .join(', ')
    const more = covering.length - UNITS_NAMED
    return more > 0 ? t('users.more', { units, count: more }) : units
  }
  const groups = UNIT_ROLES.map(role => ({ role, held: roles.filter(one => one.role === role) }))
  return (
    <ul className={styles.roles}>
      {groups
        .filter(({ held }) => held.length > 0)
        .map(({ role, held }) => (
          <li key={role}>
            {UNIT_ROLE_NAMES[role][locale]} <span className={styles.minor}>{coverOf(held)}</span>
          </li>
        ))}
    </ul>
  )
}

/** Whether a unit is held with the units below it, or stands below such a unit. */
function isCovered({ unitPath, recursive }: Held, all: readonly Held[]): boolean {
  return all.some(
    other =>
      other.recursive &&
      other.unitPath.every((name, level) => name === unitPath[level]) &&
      (!recursive || other.unitPath.length < unitPath.length),
  )
}
