import { PORTAL_PATHS, portalPath } from '@salvia/core/portal-paths'
import { searchHit } from '@salvia/core/primitives'
import {
  Building2,
  FolderInput,
  Keyboard,
  Languages,
  LifeBuoy,
  LogOut,
  SunMoon,
  UserRound,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { otherLocale } from '../../parts/language-button.tsx'
import { useAtomValue, useSetAtom } from '../../state/jotai.ts'
import { isFeatureOpenAtom, profileAtom } from '../../state/profile.state.ts'
import { changeSettings } from '../../state/settings.ts'
import { signOut } from '../../state/sign-in.ts'
import { THEMES, themeAtom } from '../../state/theme.state.ts'
import type { PaletteEntry } from '../../ui/overlay/palette.tsx'
import { openDialogAtom } from '../open-dialog.state.ts'
import { routeOf } from '../routes.ts'
import { useMenu } from '../use-menu.ts'
import { useTexts } from './texts.ts'

/** Entries whose name contains every word of the query. Exact matches come before those that differ in diacritics. */
function answering(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const hits = entries.map(entry => ({ entry, hit: searchHit(query, entry.label) }))
  const ranked = (wanted: 'exact' | 'folded') => hits.filter(({ hit }) => hit === wanted)
  return [...ranked('exact'), ...ranked('folded')].map(({ entry }) => entry)
}

/** The screens that the user may open and that match the query. */
export function useDestinations(query: string): PaletteEntry[] {
  const locale = useLocale()
  const navigate = useNavigate()
  const isCaseWorker = useAtomValue(profileAtom)?.isCaseWorker ?? false
  const items = useMenu().flatMap(group => group.items)
  const profile = routeOf('profile')
  const entries = items.map(
    ({ name, title, icon }): PaletteEntry => ({
      key: name,
      label: title[locale],
      icon,
      onChoose: () => void navigate(PORTAL_PATHS[name]),
    }),
  )
  const own: PaletteEntry[] =
    profile && !isCaseWorker
      ? [
          {
            key: 'profile',
            label: profile.title[locale],
            icon: UserRound,
            onChoose: () => void navigate(portalPath('profile')),
          },
        ]
      : []
  return answering([...entries, ...own], query)
}

/** The actions that match the query and can be done from any page. */
export function useActs(query: string): PaletteEntry[] {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const open = useSetAtom(openDialogAtom)
  const theme = useAtomValue(themeAtom)
  const profile = useAtomValue(profileAtom)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const other = otherLocale(locale)
  const upload: PaletteEntry = {
    key: 'upload',
    label: t('palette.upload'),
    icon: FolderInput,
    onChoose: () => void navigate(`${portalPath('personnelFile')}?steg=choose`),
  }
  const switchOrganisation: PaletteEntry = {
    key: 'organisation',
    label: t('palette.switchOrganisation'),
    icon: Building2,
    onChoose: () => open('organisation'),
  }
  const themes = THEMES.filter(known => known !== theme).map(
    (known): PaletteEntry => ({
      key: known,
      label: t(`palette.${known}`),
      icon: SunMoon,
      onChoose: () => changeSettings({ appearance: known }),
    }),
  )
  const entries: PaletteEntry[] = [
    ...(isOpen('personnel-file') ? [upload] : []),
    ...(profile && profile.companies.length > 1 ? [switchOrganisation] : []),
    {
      key: 'language',
      label: other.name,
      icon: Languages,
      onChoose: () => changeSettings({ language: other.locale }),
    },
    ...themes,
    {
      key: 'shortcuts',
      label: t('palette.shortcuts'),
      icon: Keyboard,
      onChoose: () => open('shortcuts'),
    },
    { key: 'support', label: t('palette.support'), icon: LifeBuoy, onChoose: () => open('support') },
    { key: 'signOut', label: t('palette.signOut'), icon: LogOut, onChoose: () => void signOut() },
  ]
  return answering(entries, query)
}
