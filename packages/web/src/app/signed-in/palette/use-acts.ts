import { Building2, Keyboard, Languages, LifeBuoy, LogOut, type LucideIcon, SunMoon } from 'lucide-react'
import { useLocale } from '../../../i18n/i18n.ts'
import { otherLocale } from '../../../parts/language-button.tsx'
import { useAtomValue, useSetAtom } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { changeSettings } from '../../../state/settings.ts'
import { THEMES, themeAtom } from '../../../state/theme.state.ts'
import { openDialogAtom } from '../../open-dialog.state.ts'
import { useSignOut } from '../../shell/sign-out-question.tsx'
import { useTexts } from '../texts.ts'
import type { Worded } from './matching.ts'

/** The actions of the frame, which can be done from any page. */
export function useActs(): Worded[] {
  const t = useTexts()
  const locale = useLocale()
  const open = useSetAtom(openDialogAtom)
  const theme = useAtomValue(themeAtom)
  const profile = useAtomValue(profileAtom)
  const leave = useSignOut()
  const other = otherLocale(locale)
  const act = (key: Act, icon: LucideIcon, onChoose: () => void): Worded => ({
    entry: { key, label: t(`palette.${key}`), icon, onChoose },
    words: t(`palette.words.${key}`),
  })
  const language: Worded = {
    entry: {
      key: 'language',
      label: other.name,
      icon: Languages,
      onChoose: () => changeSettings({ language: other.locale }),
    },
    words: t('palette.words.language'),
  }
  const themes = THEMES.filter(known => known !== theme).map(
    (known): Worded => ({
      entry: {
        key: known,
        label: t(`palette.${known}`),
        icon: SunMoon,
        onChoose: () => changeSettings({ appearance: known }),
      },
      words: t('palette.words.theme'),
    }),
  )
  const hasChoice = profile !== null && profile.companies.length > 1
  return [
    ...(hasChoice ? [act('switchOrganisation', Building2, () => open('organisation'))] : []),
    language,
    ...themes,
    act('shortcuts', Keyboard, () => open('shortcuts')),
    act('support', LifeBuoy, () => open('support')),
    act('signOut', LogOut, leave.run),
  ]
}

type Act = 'switchOrganisation' | 'shortcuts' | 'support' | 'signOut'
