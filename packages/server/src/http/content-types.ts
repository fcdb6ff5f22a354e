/** Of the files that are answered. */
export const CONTENT_TYPES = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  text: 'text/plain',
} as const
