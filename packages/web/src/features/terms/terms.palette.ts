import { ScrollText } from 'lucide-react'
import type { PaletteSource } from '../../parts/palette/palette-source.ts'

/** What the palette finds of the terms. */
export const termsPalette: PaletteSource = {
  pages: [
    {
      page: 'terms',
      icon: ScrollText,
      words: {
        sv: 'regler personuppgifter gdpr integritet dataskydd cookies',
        en: 'rules personal data gdpr privacy cookies',
      },
    },
  ],
}
