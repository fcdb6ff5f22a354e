import { SelectField } from '../field/select-field.tsx'
import { useTexts } from './texts.ts'

interface SortSelectProps<V extends string> {
  readonly value: V
  /** Each sort order in both directions: "Efternamn A–Ö", "Efternamn Ö–A". */
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onValue: (value: V) => void
}

/** Selects the sort order of a list, also when no headers can be pressed. */
export function SortSelect<V extends string>(props: SortSelectProps<V>) {
  const t = useTexts()
  return <SelectField label={t('sort.label')} {...props} />
}
