import { KeyRound, SquareTerminal, UserRound } from 'lucide-react'
import type { PaletteSource } from '../../parts/palette/palette-source.ts'

/** What the palette finds of the profile: the page by each of its settings, and the password. */
export const profilePalette: PaletteSource = {
  pages: [
    {
      page: 'profile',
      icon: UserRound,
      words: {
        sv: 'konto inställningar namn telefon språk mejl notiser utseende cookies statistik inloggningar enheter maskinnycklar api funktioner',
        en: 'account settings name phone language email notifications appearance cookies statistics sessions devices machine tokens api functions',
      },
    },
    {
      page: 'changePassword',
      icon: KeyRound,
      words: { sv: 'byt nytt', en: 'new set' },
    },
    {
      page: 'terminal',
      icon: SquareTerminal,
      words: { sv: 'kod salvia kommandorad parkoppla godkänn', en: 'code command line pair approve' },
    },
  ],
}
