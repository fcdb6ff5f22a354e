import { DOWNLOAD_FORMATS, type DownloadFormat } from '@salvia/core/lists'

/** The formats of every result. */
export const FORMATS = ['pretty', 'concise', 'json'] as const
/** Formats of some results only: `ics` is a calendar, the others are downloads that the service writes. */
export const MORE_FORMATS = ['ics', ...DOWNLOAD_FORMATS] as const
export type Format = (typeof FORMATS)[number] | (typeof MORE_FORMATS)[number]

export function isDownloadFormat(format: Format): format is DownloadFormat {
  return DOWNLOAD_FORMATS.some(known => known === format)
}
