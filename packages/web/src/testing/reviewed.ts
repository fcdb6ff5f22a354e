import { type FileSource, type Report, reviewFile, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { isoDate } from '@salvia/core/primitives'

/** Employees without errors. Their numbers are among the tax agency's published test numbers. */
const EMPLOYEES = [
  { Personnummer: '195209242303', Förnamn: 'Maja', Efternamn: 'Lind', 'E-post': 'maja.lind@exempel.se' },
  { Personnummer: '198802122393', Förnamn: 'Elias', Efternamn: 'Ek', 'E-post': 'elias.ek@exempel.se' },
  { Personnummer: '198210132380', Förnamn: 'Åsa', Efternamn: 'Öberg', 'E-post': 'asa.oberg@exempel.se' },
]

const UNIT = {
  Företag: 'Exempelbolaget AB',
  Organisationsnummer: '559999-9991',
  'Organisationsnivå 1': 'Exempelbolaget AB',
  Beställare: 'chef@exempel.se',
  'Utökad beställare': 'hr@exempel.se',
  'MK-granskare': 'mk@exempel.se',
  Statistikgranskare: 'statistik@exempel.se',
  Fakturaunderlagsmottagare: 'faktura@exempel.se',
  Fakturareferens: 'referens@exempel.se',
}

const HEADERS = STANDARD_TEMPLATE.columns.map(({ header }) => header)

function fileText(): string {
  const rows = EMPLOYEES.map(employee => {
    const cells: Readonly<Record<string, string>> = { ...employee, ...UNIT }
    return HEADERS.map(header => cells[header] ?? '')
  })
  return [HEADERS, ...rows].map(cells => cells.join(';')).join('\r\n')
}

/** The report of a file with three employees, whose text was edited. */
export async function reviewed(edit: (text: string) => string): Promise<Report> {
  return (await reviewedFile(edit)).report
}

/** A file with three employees, whose text was edited, and its report. */
export async function reviewedFile(
  edit: (text: string) => string,
  name = 'personal.csv',
): Promise<{ readonly file: File; readonly report: Report }> {
  const file = new File([edit(fileText())], name)
  const source: FileSource = {
    name: file.name,
    size: file.size,
    async *stream(start = 0, end = file.size) {
      yield new Uint8Array(await file.slice(start, end).arrayBuffer())
    },
  }
  const report = await reviewFile({
    source,
    template: STANDARD_TEMPLATE,
    today: isoDate(2026, 11, 21),
    locale: 'sv',
    showValues: true,
    incidentId: () => 'incident',
  })
  return { file, report }
}

/** Changes one cell, by its row number in the spreadsheet and its header. */
export function withCell(row: number, header: string, value: string): (text: string) => string {
  return text => {
    const lines = text.split('\r\n').map(line => line.split(';'))
    lines[row - 1]?.splice(HEADERS.indexOf(header), 1, value)
    return lines.map(cells => cells.join(';')).join('\r\n')
  }
}
