import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'
import { useAtom } from '../../../state/jotai.ts'
import { Palette, type PaletteGroup } from '../../../ui/overlay/palette.tsx'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { openDialogAtom } from '../../open-dialog.state.ts'
import { useTexts } from '../texts.ts'
import { matching } from './matching.ts'
import { useActs } from './use-acts.ts'
import { type Searched, useHits } from './use-hits.ts'
import { useCommands, usePages } from './use-places.ts'
import { useSources } from './use-sources.ts'

/** Always the same, so that nothing is asked anew. */
const NOTHING: readonly PaletteSource[] = []

/**
 * Finds pages, actions and the data of every feature, from every page. What the user types here is not stored.
 */
export function CommandPalette() {
  const t = useTexts()
  const [open, setOpen] = useAtom(openDialogAtom)
  const [query, setQuery] = useState('')
  const isOpen = open === 'palette'
  const sources = useSources(isOpen)
  const pages = usePages(sources ?? NOTHING)
  const commands = useCommands(sources ?? NOTHING)
  const acts = useActs()
  const searched = useHits(query, sources ?? NOTHING)
  const groupOf = useHitGroup()
  // A device without a pointer that can hover usually has no keyboard either.
  const hasKeys = useMediaQuery('(hover: hover)')
  const close = (): void => {
    setOpen(null)
    setQuery('')
  }
  return (
    <Palette
      label={t('palette.label')}
      isOpen={isOpen}
      onClose={close}
      query={query}
      onQuery={setQuery}
      isLoading={sources === null || searched.some(({ answer }) => answer === 'loading')}
      groups={[
        { label: t('palette.goTo'), entries: matching(pages, query) },
        { label: t('palette.act'), entries: matching([...commands, ...acts], query) },
        ...searched.map(groupOf),
      ]}
      advice={t('palette.advice')}
      footer={hasKeys && t('palette.footer')}
    />
  )
}

/** The hits of a search as a group, with a link to all of them when there are more than it shows. */
function useHitGroup(): (searched: Searched) => PaletteGroup {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  return ({ search: { label, icon, page }, answer }) => {
    const name = label[locale]
    if (answer === 'failed') return { label: name, entries: [], failure: t('palette.failed', { what: name }) }
    if (answer === 'loading') return { label: name, entries: [] }
    const { hits, total, isAtLeast = false, all, refusal } = answer
    if (refusal) return { label: name, entries: [], failure: refusal }
    const entries = hits.map(({ key, label: hit, detail, to }) => ({
      key: `${page} ${key}`,
      label: hit,
      detail,
      icon,
      onChoose: () => void navigate(to),
    }))
    const more = {
      key: `${page} all`,
      label: t(isAtLeast ? 'palette.allAtLeast' : 'palette.all', { count: total }),
      icon,
      onChoose: () => void navigate(all ?? ''),
    }
    return {
      label: name,
      total,
      isAtLeast,
      entries: total > hits.length && all ? [...entries, more] : entries,
    }
  }
}
