import { useLocale } from '../../../i18n/i18n.ts'
import type { changesBy } from './slot-changes.ts'
import { useTexts } from './texts.ts'

/** A function that says what changes beside the time: "Ändras: besökstyp och plats". Undefined if nothing does. */
export function useChangesText(): (changes: ReturnType<typeof changesBy>) => string | undefined {
  const t = useTexts()
  const locale = useLocale()
  return changes => {
    if (changes.length === 0) return undefined
    const names = changes.map(change => t(`changes.${change}`))
    return t('changes.text', { what: new Intl.ListFormat(locale).format(names) })
  }
}
