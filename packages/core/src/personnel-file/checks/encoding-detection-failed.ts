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
      sv: 'Filen har byte som inte är text i någon av de kodningar som kan läsas.',
      en: 'The file has bytes that are no text in any of the encodings that can be read.',
    },
    why: {
      sv: 'Är kodningen okänd blir å, ä och ö fel i namn och enheter.',
      en: 'With an unknown encoding å, ä and ö go wrong in names and units.',
    },
    accepted: {
      sv: 'Windows-1252 (ANSI), UTF-8, eller UTF-16 med byteordningsmärke.',
      en: 'Windows-1252 (ANSI), UTF-8, or UTF-16 with a byte order mark.',
    },
    fix: {
      sv: 'Öppna filen i Excel och spara den som xlsx eller som "CSV UTF-8".',
      en: 'Open the file in Excel and save it as xlsx or as "CSV UTF-8".',
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
