import { DOWNLOAD_FORMATS, type DownloadFormat } from '@salvia/core/lists'

/** The formats of every result. */
export const FORMATS = ['pretty', 'concise', 'json'] as const
/** Formats of some results only: `ics` is a calendar, `png` a picture, the others are downloads as the service writes them. */
export const MORE_FORMATS = ['ics', 'png', ...DOWNLOAD_FORMATS] as const
export type Format = (typeof FORMATS)[number] | (typeof MORE_FORMATS)[number]

export function isDownloadFormat(format: Format): format is DownloadFormat {
  return DOWNLOAD_FORMATS.some(known => known === format)
}
