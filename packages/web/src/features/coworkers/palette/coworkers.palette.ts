import { Eye, UsersRound } from 'lucide-react'
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
    {
      page: 'accessPreview',
      icon: Eye,
      words: {
        sv: 'behörighet behörigheter roller beställare regler vem ser vad',
        en: 'permission permissions roles order manager rules who sees what',
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
