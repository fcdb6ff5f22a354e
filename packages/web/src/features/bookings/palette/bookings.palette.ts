import { CalendarClock, CalendarDays } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of bookings: the list, moving and cancelling, and coming visits. */
export const bookingsPalette: PaletteSource = {
  pages: [
    {
      page: 'bookings',
      words: {
        sv: 'boka bokning tid tider besök möte kalender mottagning återkoppling påminnelse',
        en: 'appointment visit time meeting calendar clinic feedback reminder',
      },
    },
  ],
  commands: [
    {
      label: { sv: 'Boka om eller avboka en tid', en: 'Reschedule or cancel an appointment' },
      words: { sv: 'omboka ändra flytta ställ in', en: 'move change booking' },
      icon: CalendarClock,
      page: 'bookings',
    },
  ],
  searches: [
    {
      page: 'bookings',
      label: { sv: 'Kommande tider', en: 'Upcoming appointments' },
      icon: CalendarDays,
      find: async (...asked) => (await import('./find-bookings.ts')).findBookings(...asked),
    },
  ],
}
