import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

const ownTitleAtom = atom<string | null>(null)

/** The title that a screen has set, such as a wizard step; null for the title of its route. */
export const pageTitleAtom = atom(get => get(ownTitleAtom))

/** Sets the page title while the screen is shown. @example usePageTitle('Granska (2 av 3) – Personalfil') */
export function usePageTitle(title: string | null): void {
  const set = useSetAtom(ownTitleAtom)
  useEffect(() => {
    set(title)
    return () => set(null)
  }, [set, title])
}
