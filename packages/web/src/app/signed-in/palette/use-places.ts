import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../i18n/i18n.ts'
import type { PalettePage, PaletteSource } from '../../../parts/palette/palette-source.ts'
import { atom, useAtomValue } from '../../../state/jotai.ts'
import { mayOpen } from '../../navigation.ts'
import { routeOf } from '../../routes.ts'
import { useMenu, useVisitor } from '../../use-menu.ts'
import type { Worded } from './matching.ts'

const NO_WORDS = { sv: '', en: '' }

/** The pages of the features that the user may open: those in the menu first, in its order. */
export function usePages(sources: readonly PaletteSource[]): Worded[] {
  const locale = useLocale()
  const navigate = useNavigate()
  const visitor = useVisitor()
  const menu = useMenu().flatMap(group => group.items)
  const declared = sources.flatMap(({ pages = [] }) => pages)
  const wordsOf = (name: PalettePage['page']): PalettePage['words'] =>
    declared.find(({ page }) => page === name)?.words ?? NO_WORDS
  const outside = declared.filter(({ page }) => !menu.some(({ name }) => name === page))
  const asked: PalettePage[] = [
    ...menu.map(({ name, icon }) => ({ page: name, icon, words: wordsOf(name) })),
    ...outside,
  ]
  return asked.flatMap(({ page, icon, words }) => {
    const route = routeOf(page)
    if (!route || !visitor || !mayOpen(route, visitor)) return []
    const onChoose = (): void => void navigate(PORTAL_PATHS[page])
    return [
      {
        entry: { key: page, label: route.title[locale], ...(icon && { icon }), onChoose },
        words: words[locale],
      },
    ]
  })
}

/** What can be done on pages that the user may open. */
export function useCommands(sources: readonly PaletteSource[]): Worded[] {
  const locale = useLocale()
  const navigate = useNavigate()
  const visitor = useVisitor()
  const commands = useAtomValue(
    useMemo(
      () =>
        atom(get =>
          sources
            .flatMap(({ commands: own = [] }) => own)
            .filter(({ isOffered }) => isOffered === undefined || get(isOffered)),
        ),
      [sources],
    ),
  )
  return commands.flatMap(({ label, words, icon, page, query = '' }) => {
    const route = routeOf(page)
    if (!route || !visitor || !mayOpen(route, visitor)) return []
    const onChoose = (): void => void navigate(PORTAL_PATHS[page] + query)
    return [{ entry: { key: label.sv, label: label[locale], icon, onChoose }, words: words[locale] }]
  })
}
