import type { CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import type { Feature } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'
import { PORTAL_PATHS, type PortalPage } from '@salvia/core/portal-paths'
import {
  Building2,
  Cable,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  FolderInput,
  House,
  type LucideIcon,
  Stethoscope,
  UserCog,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { isHeldBy, type RouteFacts } from '../parts/route-facts.ts'
import { routeOf } from './routes.ts'

interface MenuEntry {
  readonly route: PortalPage
  readonly icon: LucideIcon
  /** A shorter title for the bar at the bottom of a phone. */
  readonly short?: Text
  /** The key that, pressed after `g`, opens the page. Users turn such shortcuts on themselves. */
  readonly key?: string
  /** Paths of other pages that belong to the entry, with all that is below them. */
  readonly alsoUnder?: readonly PortalPage[]
}

type MenuGroupName = 'start' | 'booking' | 'people' | 'backOffice' | 'more'

interface MenuGroup {
  readonly name: MenuGroupName
  readonly entries: readonly MenuEntry[]
}

/** The menu in its order. An entry is shown when its screen is built and its feature is open. */
const MENU: readonly MenuGroup[] = [
  { name: 'start', entries: [{ route: 'start', icon: House, key: 's' }] },
  {
    name: 'booking',
    entries: [
      {
        route: 'orders',
        icon: ClipboardList,
        key: 'b',
        short: { sv: 'Beställ', en: 'Order' },
      },
      { route: 'bookings', icon: CalendarDays, key: 't', short: { sv: 'Tider', en: 'Bookings' } },
      {
        route: 'certificates',
        icon: Stethoscope,
        key: 'k',
        short: { sv: 'Kontroller', en: 'Check-ups' },
      },
    ],
  },
  {
    name: 'people',
    entries: [
      { route: 'coworkers', icon: UsersRound, key: 'm' },
      { route: 'personnelFile', icon: FolderInput, key: 'p' },
      { route: 'statistics', icon: ChartColumn, key: 'a' },
    ],
  },
]

const BACK_OFFICE_MENU: readonly MenuGroup[] = [
  {
    name: 'backOffice',
    entries: [
      { route: 'backOfficeMatters', icon: ClipboardList, alsoUnder: ['backOfficeOrdersAlias'] },
      { route: 'backOffice', icon: FolderInput, short: { sv: 'Filer', en: 'Files' } },
      { route: 'backOfficeCustomers', icon: Building2 },
      { route: 'backOfficeSystems', icon: Cable, short: { sv: 'System', en: 'Systems' } },
      { route: 'backOfficeCaseWorkers', icon: UserCog },
    ],
  },
  { name: 'more', entries: [{ route: 'profile', icon: UserRound }] },
]

export interface MenuItem extends RouteFacts {
  readonly icon: LucideIcon
  readonly short?: Text
  readonly key?: string
  readonly alsoUnder?: readonly PortalPage[]
}

export interface ShownGroup {
  readonly name: MenuGroupName
  readonly items: readonly MenuItem[]
}

/** Who uses the portal: a case worker, or a customer's user, for whom some features may be closed. */
export interface Visitor {
  readonly isCaseWorker: boolean
  /** What a case worker holds. */
  readonly functions: readonly CaseWorkerFunction[]
  readonly isHr: boolean
  readonly isOpen: (feature: Feature) => boolean
}

/** Whether a user who has signed in may open a page. A case worker has no company, so no features are closed. */
export function mayOpen(route: RouteFacts, visitor: Visitor): boolean {
  const { guard, feature, onlyHr } = route
  const { isCaseWorker, functions, isHr, isOpen } = visitor
  if (onlyHr && !isHr) return false
  if (guard === 'caseWorker') return isCaseWorker && isHeldBy(route, functions)
  if (isCaseWorker) return guard === 'user' || guard === 'anyone'
  return (guard === 'signedIn' || guard === 'user' || guard === 'anyone') && (!feature || isOpen(feature))
}

/** The groups and entries that a user sees. */
export function menuFor(visitor: Visitor): ShownGroup[] {
  const groups = visitor.isCaseWorker ? BACK_OFFICE_MENU : MENU
  return groups
    .map(({ name, entries }) => ({
      name,
      items: entries.flatMap(({ route, ...looks }) => {
        const facts = routeOf(route)
        return facts && mayOpen(facts, visitor) ? [{ ...facts, ...looks }] : []
      }),
    }))
    .filter(group => group.items.length > 0)
}

/** The entry of a page: the one with a path that is the longest prefix of the page's path. */
export function entryOf(groups: readonly ShownGroup[], pathname: string): PortalPage | undefined {
  const items = groups.flatMap(group => group.items)
  const isWithin = (path: string): boolean =>
    path === '/' ? pathname === '/' : `${pathname}/`.startsWith(`${path}/`)
  const around = items
    .flatMap(({ name, alsoUnder = [] }) =>
      [name, ...alsoUnder].map(page => ({ name, path: PORTAL_PATHS[page] })),
    )
    .filter(({ path }) => isWithin(path))
  return around.sort((a, b) => b.path.length - a.path.length)[0]?.name
}
