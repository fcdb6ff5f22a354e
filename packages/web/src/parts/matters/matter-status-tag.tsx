import { type MatterEnding, type MatterStatus, shownMatterStatus } from '@salvia/core/matters'
import { useLocale } from '../../i18n/i18n.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

interface MatterStatusTagProps {
  readonly matter: { readonly status: MatterStatus; readonly ending: MatterEnding | null }
}

/** The status of a matter, with the same text on every screen. */
export function MatterStatusTag({ matter: { status, ending } }: MatterStatusTagProps) {
  const locale = useLocale()
  const { text, tone } = shownMatterStatus(status, ending)
  return <StatusTag tone={tone}>{text[locale]}</StatusTag>
}
