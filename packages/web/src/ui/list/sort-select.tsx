import { SelectField } from '../field/select-field.tsx'
import { useTexts } from './texts.ts'

interface SortSelectProps<V extends string> {
  readonly value: V
  /** Each order in words, both ways: "Efternamn A–Ö", "Efternamn Ö–A". */
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onValue: (value: V) => void
}

/** The order of a list, also where it has no headers to press. */
export function SortSelect<V extends string>(props: SortSelectProps<V>) {
  const t = useTexts()
  return <SelectField label={t('sort.label')} {...props} />
}
