import { BookOpen, Stethoscope } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of medical check-ups: the list, the tips, and entries by employee. */
export const certificatesPalette: PaletteSource = {
  pages: [
    {
      page: 'certificates',
      words: {
        sv: 'intyg tjänstbarhetsintyg bevakning läkarundersökning hälsokontroll nattarbete vibrationer härdplast kvarts asbest dykning löper går ut',
        en: 'certificate fitness monitoring medical examination night work vibration silica asbestos diving expire',
      },
    },
    {
      page: 'certificatesTips',
      icon: BookOpen,
      words: {
        sv: 'hjälp frågor regler afs föreskrifter intervall hur ofta sanktionsavgift blodprov',
        en: 'help faq questions rules provisions interval how often fee blood sample',
      },
    },
  ],
  searches: [
    {
      page: 'certificates',
      label: { sv: 'Intyg och bevakningar', en: 'Certificates and monitorings' },
      icon: Stethoscope,
      find: async (...asked) => (await import('./find-certificates.ts')).findCertificates(...asked),
    },
  ],
}
