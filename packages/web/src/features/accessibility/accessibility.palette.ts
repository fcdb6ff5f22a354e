import { Accessibility } from 'lucide-react'
import type { PaletteSource } from '../../parts/palette/palette-source.ts'

/** What the palette finds of the accessibility statement. */
export const accessibilityPalette: PaletteSource = {
  pages: [
    {
      page: 'accessibility',
      icon: Accessibility,
      words: { sv: 'tillgänglighet wcag skärmläsare hinder', en: 'wcag screen reader barrier' },
    },
  ],
}
