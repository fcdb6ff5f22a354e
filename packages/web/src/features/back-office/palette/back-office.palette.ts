import { Building2, ClipboardList, FileText, MessageSquareText } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of the back office: the queue and the customers, and each of them. */
export const backOfficePalette: PaletteSource = {
  pages: [
    {
      page: 'backOfficeMatters',
      words: {
        sv: 'kö beställning beställningar order boka svara mina orörda utlovat',
        en: 'queue order orders book reply mine untouched promised',
      },
    },
    {
      page: 'backOfficeReplyTemplates',
      words: { sv: 'mall standardsvar textmall svar', en: 'template canned reply text' },
      icon: MessageSquareText,
    },
    {
      page: 'backOffice',
      words: { sv: 'kö personalfil fil inläsning granska utred', en: 'queue personnel file import' },
    },
    {
      page: 'backOfficeCustomers',
      words: { sv: 'kund företag organisation avtal användare', en: 'company organisation users' },
    },
    {
      page: 'backOfficeCaseWorkers',
      words: {
        sv: 'kollega funktion behörighet dataskydd',
        en: 'colleague function permission data protection',
      },
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
      page: 'backOfficeMatters',
      label: { sv: 'Ärenden', en: 'Matters' },
      icon: ClipboardList,
      find: async (...asked) => (await import('./find-matters.ts')).findMatters(...asked),
    },
    {
      page: 'backOffice',
      label: { sv: 'Personalfiler', en: 'Personnel files' },
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
