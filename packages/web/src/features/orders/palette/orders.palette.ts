import { ClipboardList } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of orders: the list of services, and each of them. */
export const ordersPalette: PaletteSource = {
  pages: [
    {
      page: 'services',
      words: {
        sv: 'beställ beställa beställning tjänst utbud katalog avtal undersökning samtal',
        en: 'order ordering service catalogue agreement examination conversation',
      },
    },
  ],
  searches: [
    {
      page: 'services',
      label: { sv: 'Tjänster', en: 'Services' },
      icon: ClipboardList,
      find: async (...asked) => (await import('./find-services.ts')).findServices(...asked),
    },
  ],
}
