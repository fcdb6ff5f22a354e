import { Building2, FileText } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of the back office: the queue and the customers, and each of them. */
export const backOfficePalette: PaletteSource = {
  pages: [
    {
      page: 'backOffice',
      words: { sv: 'kö personalfil fil inläsning granska utred', en: 'queue personnel file import' },
    },
    {
      page: 'backOfficeCustomers',
      words: { sv: 'kund företag organisation avtal användare', en: 'company organisation users' },
    },
    {
      page: 'backOfficeSystems',
      words: {
        sv: 'leverans feed nyckel token integration tjänster avtal mottagningar',
        en: 'feed batch token integration services agreements clinics',
      },
    },
  ],
  searches: [
    {
      page: 'backOffice',
      label: { sv: 'Ärenden', en: 'Cases' },
      icon: FileText,
      find: async (...asked) => (await import('./find-cases.ts')).findCases(...asked),
    },
    {
      page: 'backOfficeCustomers',
      label: { sv: 'Kunder', en: 'Customers' },
      icon: Building2,
      find: async q => (await import('./find-customers.ts')).findCustomers(q),
    },
  ],
}
