import type { Text } from '../../i18n/index.ts'
import type { FileReason } from '../report/report.ts'

/** What to do with a file that is refused, by the reason. */
export const remedies = {
  encrypted: {
    sv: 'Öppna filen i Excel med lösenordet. Välj Arkiv, Info, Skydda arbetsbok, Kryptera med lösenord, töm fältet och spara.',
    en: 'Open the file in Excel with the password. Choose File, Info, Protect Workbook, Encrypt with Password, clear the field and save.',
  },
  'legacy-format': {
    sv: 'Öppna filen i Excel, välj Spara som och filformatet Excel-arbetsbok (.xlsx).',
    en: 'Open the file in Excel, choose Save As and the file type Excel Workbook (.xlsx).',
  },
  macros: {
    sv: 'Kopiera medarbetarna till en ny, tom arbetsbok med Klistra in värden, och spara den som Excel-arbetsbok (.xlsx).',
    en: 'Copy the employees to a new, empty workbook with Paste Values, and save it as Excel Workbook (.xlsx).',
  },
  compressed: {
    sv: 'Packa upp filen, till exempel med högerklick och Extrahera alla, och välj personalfilen som låg i den.',
    en: 'Unpack the file, for example by right-clicking it and choosing Extract All, and choose the personnel file inside.',
  },
  corrupt: {
    sv: 'Öppna filen i Excel och spara den på nytt som .xlsx. Går den inte att öppna: hämta en ny fil ur lönesystemet.',
    en: 'Open the file in Excel and save it again as .xlsx. If it does not open, fetch a new file from the payroll system.',
  },
  'multiple-sheets': {
    sv: 'Ta bort alla blad utom det med medarbetarna. Högerklicka på en bladflik och välj Ta fram för att se dolda blad.',
    en: 'Delete every sheet except the one with the employees. Right-click a sheet tab and choose Unhide to see hidden ones.',
  },
  'too-large': {
    sv: 'Kopiera medarbetarna till en ny, tom arbetsbok, utan bilder och långa anteckningar, och spara den som .xlsx. Är det en CSV-fil: leta efter ett citattecken som inte stängs.',
    en: 'Copy the employees to a new, empty workbook, without pictures and long notes, and save it as .xlsx. If it is a CSV file, look for a quotation mark that is not closed.',
  },
} as const satisfies Readonly<Record<FileReason, Text>>
