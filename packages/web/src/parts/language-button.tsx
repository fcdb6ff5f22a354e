import { LOCALES, type Locale } from '@salvia/core/i18n'
import { useLocale } from '../i18n/i18n.ts'
import { changeSettings } from '../state/settings.ts'
import { Button } from '../ui/button.tsx'

/** The name of each language, in that language. */
const NAMES = { sv: 'Svenska', en: 'English' } as const

/** The other language, and its name in that language. */
export function otherLocale(locale: Locale): { readonly locale: Locale; readonly name: string } {
  const other = LOCALES.find(known => known !== locale) ?? locale
  return { locale: other, name: NAMES[other] }
}

/** Changes to the other language at once. */
export function LanguageButton() {
  const other = otherLocale(useLocale())
  return (
    <Button
      variant="tertiary"
      size="small"
      lang={other.locale}
      onClick={() => changeSettings({ language: other.locale })}
    >
      {other.name}
    </Button>
  )
}
