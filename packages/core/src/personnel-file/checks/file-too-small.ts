import { FILE_MIN_BYTES } from '../../limits/index.ts'
import { defineCheck } from './define-check.ts'

export const fileTooSmall = defineCheck({
  code: 'FILE_TOO_SMALL',
  scope: 'file',
  severity: 'fatal',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Filen är för liten', en: 'The file is too small' },
    message: {
      sv: `Filen är mindre än ${FILE_MIN_BYTES} byte och kan inte vara en personalfil.`,
      en: `The file is smaller than ${FILE_MIN_BYTES} bytes and cannot be a personnel file.`,
    },
    why: {
      sv: 'En tom eller nästan tom fil beror oftast på en export som avbröts.',
      en: 'An empty or nearly empty file usually comes from an export that was cut off.',
    },
    accepted: {
      sv: `En fil med rubrikrad och minst en medarbetare, ${FILE_MIN_BYTES} byte eller mer.`,
      en: `A file with a header row and at least one employee, ${FILE_MIN_BYTES} bytes or more.`,
    },
    fix: {
      sv: 'Exportera filen på nytt från lönesystemet och kontrollera att den har innehåll.',
      en: 'Export the file again from the payroll system and check that it has content.',
    },
  },
  examples: {
    passes: [{ note: { sv: 'En rad under rubrikerna', en: 'One row under the headers' }, rows: [{}] }],
    found: [
      { note: { sv: 'Bara ett ord', en: 'A single word' }, text: 'Personnummer' },
      { note: { sv: 'En byte för lite', en: 'One byte short' }, text: 'x'.repeat(FILE_MIN_BYTES - 1) },
    ],
  },
  related: ['UNRECOGNISED_PATTERN', 'TOO_FEW_ROWS'],
  find: event => ('code' in event && event.code === 'FILE_TOO_SMALL' ? {} : null),
})
