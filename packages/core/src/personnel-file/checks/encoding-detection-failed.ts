import { defineCheck } from './define-check.ts'

const table = 'Personnummer;Förnamn;Efternamn;Företag\r\n196408233234;Maja;Lind;Exempel AB\r\n'

export const encodingDetectionFailed = defineCheck({
  code: 'ENCODING_DETECTION_FAILED',
  scope: 'file',
  severity: 'fatal',
  spec: 'portal §8',
  texts: {
    heading: {
      sv: 'Filens teckenkodning kunde inte avgöras',
      en: "The file's encoding could not be determined",
    },
    message: {
      sv: 'Filen går varken att läsa som UTF-8 eller som Windows-1252.',
      en: 'The file can be read neither as UTF-8 nor as Windows-1252.',
    },
    why: {
      sv: 'Är kodningen okänd blir å, ä och ö fel i namn och enheter.',
      en: 'If the encoding is unknown, å, ä and ö come out wrong in names and units.',
    },
    accepted: {
      sv: 'UTF-8, Windows-1252 (ANSI), eller UTF-16 med byteordningsmärke.',
      en: 'UTF-8, Windows-1252 (ANSI), or UTF-16 with a byte order mark.',
    },
    fix: {
      sv: 'Öppna filen i Excel och spara den som Excel-arbetsbok (.xlsx) eller som CSV UTF-8.',
      en: 'Open the file in Excel and save it as Excel Workbook (.xlsx) or as CSV UTF-8.',
    },
  },
  examples: {
    passes: [{ note: { sv: 'Svenska bokstäver', en: 'Swedish letters' }, rows: [{ Förnamn: 'Åsa' }] }],
    found: [
      { note: { sv: 'Ett nolltecken i texten', en: 'A NUL in the text' }, text: `${table}\u0000` },
      {
        note: { sv: 'En byte som Windows-1252 saknar', en: 'A byte that Windows-1252 lacks' },
        hex: `${'506572736f6e6e756d6d65723b45667465726e616d6e0d0a'.repeat(3)}810d0a`,
      },
    ],
  },
  related: ['INVALID_CHARACTER'],
  find: event => ('code' in event && event.code === 'ENCODING_DETECTION_FAILED' ? {} : null),
})
