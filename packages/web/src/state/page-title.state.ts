import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const ownTitleAtom = atom<string | null>(null)

/** The title that a screen gives itself, such as the step of a process; null: the one of its route. */
export const pageTitleAtom = atom(get => get(ownTitleAtom))

/**
 * Gives the page a title of its own for as long as the screen is shown.
 * @example usePageTitle('Granska (2 av 3) – Personalfil')
 */
export function usePageTitle(title: string | null): void {
  const set = useSetAtom(ownTitleAtom)
  useEffect(() => {
    set(title)
    return () => set(null)
  }, [set, title])
}
