/** How every result can be written. */
export const FORMATS = ['pretty', 'concise', 'json'] as const
/** How some results can be written, too: `ics` is a calendar. */
export const MORE_FORMATS = ['ics'] as const
export type Format = (typeof FORMATS)[number] | (typeof MORE_FORMATS)[number]
