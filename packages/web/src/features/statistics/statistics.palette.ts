import type { PaletteSource } from '../../parts/palette/palette-source.ts'

export const statisticsPalette: PaletteSource = {
  pages: [
    {
      page: 'statistics',
      words: {
        sv: 'diagram siffror rapport besök tjänster förebyggande orsaker excel png',
        en: 'charts numbers report visits services prevention reasons excel png',
      },
    },
  ],
}
