import { BellPlus, BookOpen, ListFilter, Stethoscope } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'
import { mayMonitorAtom } from '../../../state/profile.state.ts'
import { MONITORING_QUERY } from '../list/asked-monitoring.ts'

/** What the palette finds of medical check-ups: the list, the tips, adding a monitoring, entries by employee, and the list by check and status. */
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
  commands: [
    {
      label: { sv: 'Lägg till bevakning', en: 'Add monitoring' },
      words: { sv: 'bevaka ny kontroll intyg', en: 'monitor new check-up certificate' },
      icon: BellPlus,
      page: 'certificates',
      query: MONITORING_QUERY,
      isOffered: mayMonitorAtom,
    },
  ],
  searches: [
    {
      page: 'certificates',
      label: {
        sv: 'Medicinska kontroller efter kontroll och status',
        en: 'Medical check-ups by check-up and status',
      },
      icon: ListFilter,
      find: async (...asked) => (await import('./find-filtered-lists.ts')).findFilteredLists(...asked),
    },
    {
      page: 'certificates',
      label: { sv: 'Intyg och bevakningar', en: 'Certificates and monitored check-ups' },
      icon: Stethoscope,
      find: async (...asked) => (await import('./find-certificates.ts')).findCertificates(...asked),
    },
  ],
}
