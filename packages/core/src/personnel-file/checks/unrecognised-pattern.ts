import { defineCheck } from './define-check.ts'

export const unrecognisedPattern = defineCheck({
  code: 'UNRECOGNISED_PATTERN',
  scope: 'file',
  severity: 'fatal',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Filen känns inte igen som en personalfil',
      en: 'The file is not recognised as a personnel file',
    },
    message: {
      sv: 'Ingen av mallens rubriker finns på första raden, eller så är det en annan sorts fil, till exempel en PDF, bild eller webbsida.',
      en: 'None of the template headers stand in the first row, or it is another kind of file, such as a PDF, a picture or a web page.',
    },
    why: {
      sv: 'Rubrikerna på första raden visar vilken uppgift som står i vilken kolumn.',
      en: 'The headers in the first row tell which fact stands in which column.',
    },
    accepted: {
      sv: 'En CSV-fil eller en Excel-arbetsbok (xlsx) med mallens rubriker på rad 1.',
      en: 'A CSV file or an Excel workbook (xlsx) with the template headers in row 1.',
    },
    fix: {
      sv: 'Ta bort rader ovanför rubrikerna. Är det en PDF, bild eller webbsida, eller fel fil: välj personalfilen som xlsx eller CSV, eller utgå från mallen.',
      en: 'Remove rows above the headers. If it is a PDF, a picture or a web page, or the wrong file, choose the personnel file as xlsx or CSV, or start from the template.',
    },
  },
  examples: {
    passes: [{ note: { sv: 'Rubrikerna på första raden', en: 'The headers in the first row' }, rows: [{}] }],
    found: [
      {
        note: { sv: 'En helt annan tabell', en: 'A table of something else' },
        text: 'Artikel;Antal;Pris\r\nStol;4;1200\r\nBord;1;3400\r\nLampa;2;450\r\nMatta;1;899\r\n',
      },
      {
        note: { sv: 'En webbsida', en: 'A web page' },
        text: '<!doctype html><html><head><title>Personal</title></head><body><table></table></body></html>',
      },
    ],
  },
  related: ['HEADER_CHECK_FAILED', 'FILE_TOO_SMALL'],
  find: event => ('code' in event && event.code === 'UNRECOGNISED_PATTERN' ? {} : null),
})
