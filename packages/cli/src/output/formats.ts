/** How a result can be written. */
export const FORMATS = ['pretty', 'concise', 'json'] as const
export type Format = (typeof FORMATS)[number]
