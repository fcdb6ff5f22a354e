import { UsersRound } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of employees: the list, and each of them. */
export const coworkersPalette: PaletteSource = {
  pages: [
    {
      page: 'coworkers',
      words: {
        sv: 'anställda personal personer kollegor team chef enhet',
        en: 'coworkers staff people colleagues team manager unit',
      },
    },
  ],
  searches: [
    {
      page: 'coworkers',
      label: { sv: 'Medarbetare', en: 'Employees' },
      icon: UsersRound,
      find: async (...asked) => (await import('./find-coworkers.ts')).findCoworkers(...asked),
    },
  ],
}
