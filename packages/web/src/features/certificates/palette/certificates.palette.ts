import { BookOpen, CalendarRange, FileCheck2, FileUp, ShieldCheck, Stethoscope } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of medical check-ups: the list, the overviews, and people by name. */
export const certificatesPalette: PaletteSource = {
  pages: [
    {
      page: 'certificates',
      words: {
        sv: 'intyg tjänstbarhetsintyg bevakning läkarundersökning nattarbete vibrationer härdplast kvarts asbest dykning utgår',
        en: 'certificate fitness monitoring examination night work vibration silica asbestos diving expire',
      },
    },
    {
      page: 'certificatesYear',
      icon: CalendarRange,
      words: { sv: 'planera månader diagram löper ut', en: 'plan months chart expire' },
    },
    {
      page: 'certificatesSheet',
      icon: FileCheck2,
      words: {
        sv: 'arbetsmiljöverket inspektör utskrift underlag',
        en: 'work environment authority inspector print',
      },
    },
    {
      page: 'certificatesCoverage',
      icon: ShieldCheck,
      words: { sv: 'vem saknar intyg krav behov', en: 'who lacks certificate needed requirement' },
    },
    {
      page: 'certificatesTips',
      icon: BookOpen,
      words: { sv: 'hjälp regler afs intervall sanktionsavgift', en: 'help rules interval fee' },
    },
  ],
  commands: [
    {
      label: { sv: 'Lägg till bevakningar från fil', en: 'Add monitorings from a file' },
      words: { sv: 'bevakning import excel csv', en: 'monitoring import excel csv' },
      icon: FileUp,
      page: 'certificatesFile',
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
