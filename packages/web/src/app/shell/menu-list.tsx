import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { ExternalLink, PhoneCall } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { Tooltip } from '../../ui/surface/tooltip.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { entryOf, type MenuItem, type ShownGroup } from '../navigation.ts'
import { useTexts } from '../texts.ts'
import styles from './menu-list.module.css'
import { MenuMark } from './menu-mark.tsx'

/** A link to the health line, which is an external page. */
function HealthLine() {
  const t = useTexts()
  const address = useAtomValue(configAtom).HEALTH_LINE
  if (!address) return null
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>{t('nav.groups.more')}</h2>
      <ul className={styles.list}>
        <li>
          <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
            <PhoneCall aria-hidden />
            <span className={styles.name}>{t('nav.healthLine')}</span>
            <ExternalLink aria-hidden className={styles.external} />
            <VisuallyHidden>{t('nav.newTab')}</VisuallyHidden>
          </a>
        </li>
      </ul>
    </div>
  )
}

interface MenuLinkProps {
  readonly item: MenuItem
  readonly isCurrent: boolean
  readonly onFollow?: () => void
  readonly isRail: boolean
}

function MenuLink({ item: { name, title, icon: Icon }, isCurrent, onFollow, isRail }: MenuLinkProps) {
  const locale = useLocale()
  const link = (anchor: Partial<ComponentProps<typeof Link>>) => (
    <Link
      to={PORTAL_PATHS[name]}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.link ?? ''}
      {...anchor}
      {...(onFollow && { onClick: onFollow })}
    >
      <Icon aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{title[locale]}</span>
        <MenuMark route={name} isDot={isRail} />
      </span>
    </Link>
  )
  if (!isRail) return link({})
  return (
    <Tooltip text={title[locale]} isName>
      {link}
    </Tooltip>
  )
}

interface MenuListProps {
  readonly groups: readonly ShownGroup[]
  readonly onFollow?: () => void
  /** Shows only the icons; the texts are read out, and shown as tooltips. */
  readonly isRail?: boolean
}

/** The entries of the menu under their headings. */
export function MenuList({ groups, onFollow, isRail = false }: MenuListProps) {
  const t = useTexts()
  const id = useId()
  const current = entryOf(groups, useLocation().pathname)
  const list = groups.map(group => (
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
        {group.items.map(item => (
          <li key={item.name}>
            <MenuLink
              item={item}
              isCurrent={item.name === current}
              isRail={isRail}
              {...(onFollow && { onFollow })}
            />
          </li>
        ))}
      </ul>
    </div>
  ))
  return (
    <>
      {list}
      {groups[0]?.name === 'start' && <HealthLine />}
    </>
  )
}
