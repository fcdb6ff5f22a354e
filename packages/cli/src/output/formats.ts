import { DOWNLOAD_FORMATS, type DownloadFormat } from '@salvia/core/lists'

/** How every result can be written. */
export const FORMATS = ['pretty', 'concise', 'json'] as const
/** How some results can be written, too: `ics` is a calendar, the others are the service's own downloads. */
export const MORE_FORMATS = ['ics', ...DOWNLOAD_FORMATS] as const
export type Format = (typeof FORMATS)[number] | (typeof MORE_FORMATS)[number]

export function isDownloadFormat(format: Format): format is DownloadFormat {
  return DOWNLOAD_FORMATS.some(known => known === format)
}
