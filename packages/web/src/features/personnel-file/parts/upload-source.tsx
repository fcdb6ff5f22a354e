import type { UploadSource } from '@salvia/core/personnel-file'
import { useTexts } from './texts.ts'

/** Where a file was sent from, as text. */
export function UploadSourceText({ source }: { readonly source: UploadSource }) {
  const t = useTexts()
  return t(`source.${source}`)
}
