import {
  Building2,
  ClipboardList,
  ClipboardPlus,
  LayoutList,
  MessageCircleQuestion,
  UserRound,
} from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of orders: the orders, the services, and the ways to begin an order. */
export const ordersPalette: PaletteSource = {
  pages: [
    {
      page: 'orders',
      words: {
        sv: 'beställning svar meddelande status bilaga återkalla',
        en: 'order reply message status attachment withdraw',
      },
    },
    {
      page: 'services',
      icon: LayoutList,
      words: {
        sv: 'beställ beställa tjänst utbud katalog avtal undersökning samtal',
        en: 'ordering service catalogue agreement examination conversation',
      },
    },
  ],
  commands: [
    {
      label: { sv: 'Ny beställning', en: 'New order' },
      words: { sv: 'beställ beställa skapa göra', en: 'create make place' },
      icon: ClipboardPlus,
      page: 'newOrder',
    },
    {
      label: { sv: 'Beställ för en medarbetare', en: 'Order for one employee' },
      words: { sv: 'ny beställning person undersökning samtal', en: 'new person examination conversation' },
      icon: UserRound,
      page: 'personOrder',
    },
    {
      label: { sv: 'Beställ för en grupp eller enhet', en: 'Order for a group or unit' },
      words: { sv: 'ny beställning utbildning organisationsenhet', en: 'new training organisation' },
      icon: Building2,
      page: 'groupOrder',
    },
    {
      label: { sv: 'Rådgivning för beställning', en: 'Counselling order' },
      words: { sv: 'ny fråga hjälp konsultation', en: 'new question help advice' },
      icon: MessageCircleQuestion,
      page: 'counsellingOrder',
    },
  ],
  searches: [
    {
      page: 'orders',
      label: { sv: 'Beställningar', en: 'Orders' },
      icon: ClipboardList,
      find: async (...asked) => (await import('./find-orders.ts')).findOrders(...asked),
    },
    {
      page: 'services',
      label: { sv: 'Tjänster', en: 'Services' },
      icon: LayoutList,
      find: async (...asked) => (await import('./find-services.ts')).findServices(...asked),
    },
  ],
}
