import { useId } from 'react'
import { NavLink } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { PATHS } from '../../parts/paths.ts'
import type { ShownGroup } from '../navigation.ts'
import { useTexts } from '../texts.ts'
import styles from './menu-list.module.css'

interface MenuListProps {
  readonly groups: readonly ShownGroup[]
  readonly onFollow?: () => void
}

/** The entries of the menu under their headings. */
export function MenuList({ groups, onFollow }: MenuListProps) {
  const t = useTexts()
  const locale = useLocale()
  const id = useId()
  return groups.map(group => (
    <div key={group.name} className={styles.group}>
      {group.name !== 'start' && (
        <h2 id={`${id}-${group.name}`} className={styles.heading}>
          {t(`nav.groups.${group.name}`)}
        </h2>
      )}
      <ul
        className={styles.list}
        aria-labelledby={group.name === 'start' ? undefined : `${id}-${group.name}`}
      >
        {group.items.map(({ name, title, icon: Icon }) => (
          <li key={name}>
            <NavLink
              to={PATHS[name]}
              end={name === 'start'}
              className={styles.link ?? ''}
              {...(onFollow && { onClick: onFollow })}
            >
              <Icon aria-hidden />
              <span>{title[locale]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
