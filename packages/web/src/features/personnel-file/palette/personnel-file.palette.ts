import { FileText, FolderInput } from 'lucide-react'
import type { PaletteSource } from '../../../parts/palette/palette-source.ts'

/** What the palette finds of personnel files: the page, sending one, and cases by number or file. */
export const personnelFilePalette: PaletteSource = {
  pages: [
    {
      page: 'personnelFile',
      words: {
        sv: 'persim fil excel csv mall ärende inläsning import personalregister',
        en: 'excel csv template case import register',
      },
    },
  ],
  commands: [
    {
      label: { sv: 'Ladda upp personalfil', en: 'Upload personnel file' },
      words: { sv: 'skicka importera uppdatera medarbetare', en: 'send import update employees' },
      icon: FolderInput,
      page: 'personnelFile',
      query: '?steg=choose',
    },
  ],
  searches: [
    {
      page: 'personnelFile',
      label: { sv: 'Ärenden', en: 'Cases' },
      icon: FileText,
      find: async (...asked) => (await import('./find-uploads.ts')).findUploads(...asked),
    },
  ],
}
