import { defineCheck } from './define-check.ts'

export const unrecognisedPattern = defineCheck({
  code: 'UNRECOGNISED_PATTERN',
  scope: 'file',
  details: ['headers', 'header-row', 'pdf', 'picture', 'markup', 'json'],
  severity: 'fatal',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Filen känns inte igen som en personalfil',
      en: 'The file is not recognised as a personnel file',
    },
    message: {
      headers: {
        sv: 'Ingen av mallens rubriker finns på första raden.',
        en: 'None of the template headers are in the first row.',
      },
      pdf: { sv: 'Filen är en PDF.', en: 'The file is a PDF.' },
      picture: { sv: 'Filen är en bild.', en: 'The file is a picture.' },
      markup: {
        sv: 'Filen är en webbsida eller XML, även om namnet kan sluta på .xls.',
        en: 'The file is a web page or XML, although its name may end in .xls.',
      },
      json: { sv: 'Filen innehåller JSON, ingen tabell.', en: 'The file contains JSON, not a table.' },
      'header-row': {
        sv: 'Rubrikerna står på rad {row}. De ska stå på rad 1.',
        en: 'The headers are in row {row}. They must be in row 1.',
      },
    },
    why: {
      sv: 'Rubrikerna på första raden visar vad som står i vilken kolumn.',
      en: 'The headers in the first row show what each column holds.',
    },
    accepted: {
      sv: 'En CSV-fil eller en Excel-arbetsbok (xlsx) med mallens rubriker på rad 1.',
      en: 'A CSV file or an Excel workbook (xlsx) with the template headers in row 1.',
    },
    fix: {
      sv: 'Ta bort rader ovanför rubrikerna. Är det en PDF, bild eller webbsida, eller fel fil: välj personalfilen som xlsx eller CSV, eller utgå från mallen.',
      en: 'Remove rows above the headers. If it is a PDF, a picture or a web page, or the wrong file, choose the personnel file as xlsx or CSV, or start from the template.',
    },
    fixes: {
      headers: {
        sv: 'Kontrollera att det är rätt fil, och att mallens rubriker står på rad 1. Utgå annars från mallen.',
        en: 'Check that it is the right file, and that the template headers are in row 1. Otherwise, start from the template.',
      },
      pdf: {
        sv: 'Ta ut listan över medarbetare ur lönesystemet som Excel (xlsx) eller CSV, och välj den filen.',
        en: 'Export the list of employees from the payroll system as Excel (xlsx) or CSV, and choose that file.',
      },
      picture: {
        sv: 'Välj listan över medarbetare som Excel (xlsx) eller CSV.',
        en: 'Choose the list of employees as Excel (xlsx) or CSV.',
      },
      markup: {
        sv: 'Öppna filen i Excel, välj Spara som och filformatet Excel-arbetsbok (.xlsx).',
        en: 'Open the file in Excel, choose Save As and the file type Excel Workbook (.xlsx).',
      },
      json: {
        sv: 'Ta ut listan över medarbetare som Excel (xlsx) eller CSV, och välj den filen.',
        en: 'Export the list of employees as Excel (xlsx) or CSV, and choose that file.',
      },
      'header-row': {
        sv: 'Ta bort raderna ovanför rubrikerna.',
        en: 'Remove the rows above the headers.',
      },
    },
  },
  examples: {
    passes: [{ note: { sv: 'Rubrikerna på första raden', en: 'The headers in the first row' }, rows: [{}] }],
    found: [
      {
        note: { sv: 'En titel ovanför rubrikerna', en: 'A title above the headers' },
        text: 'Personal 2026\r\n\r\nPersonnummer;Förnamn;Efternamn\r\n196408233234;Maja;Lind\r\n196408233234;Bo;Ek\r\n',
      },
      { note: { sv: 'En PDF', en: 'A PDF' }, hex: `255044462d312e37${'0a'.repeat(100)}` },
      {
        note: { sv: 'En helt annan tabell', en: 'A table of something else' },
        text: 'Artikel;Antal;Pris\r\nStol;4;1200\r\nBord;1;3400\r\nLampa;2;450\r\nMatta;1;899\r\n',
      },
      {
        note: { sv: 'En webbsida', en: 'A web page' },
        text: '<!doctype html><html><head><title>Personal</title></head><body><table></table></body></html>',
      },
      { note: { sv: 'En PDF', en: 'A PDF' }, hex: `255044462d312e37${'0a'.repeat(60)}` },
      { note: { sv: 'En bild (PNG)', en: 'A picture (PNG)' }, hex: `89504e470d0a1a0a${'00'.repeat(60)}` },
      {
        note: { sv: 'JSON', en: 'JSON' },
        text: '{"personal": [{"namn": "Maja Lind", "enhet": "Lager"}, {"namn": "Elias Ek", "enhet": "Kontor"}]}',
      },
    ],
  },
  related: ['HEADER_CHECK_FAILED', 'FILE_TOO_SMALL'],
  find: event => {
    if (!('code' in event) || event.code !== 'UNRECOGNISED_PATTERN') return null
    return { detail: event.detail, ...(event.detail === 'header-row' && { row: event.row }) }
  },
})
