import type { PaletteSource } from '../../parts/palette/palette-source.ts'

/** What the palette finds of the start page. */
export const dashboardPalette: PaletteSource = {
  pages: [
    {
      page: 'start',
      words: { sv: 'hem startsida översikt att göra', en: 'home overview to do' },
    },
  ],
}
