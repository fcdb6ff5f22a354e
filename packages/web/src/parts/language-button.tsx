import { LOCALES } from '@salvia/core/i18n'
import { useLocale } from '../i18n/i18n.ts'
import { changeSettings } from '../state/settings.ts'
import { Button } from '../ui/button.tsx'

/** Each language in its own words. */
const NAMES = { sv: 'Svenska', en: 'English' } as const

/** Changes to the other language at once. */
export function LanguageButton() {
  const locale = useLocale()
  const other = LOCALES.find(known => known !== locale) ?? locale
  return (
    <Button variant="tertiary" size="small" lang={other} onClick={() => changeSettings({ language: other })}>
      {NAMES[other]}
    </Button>
  )
}
