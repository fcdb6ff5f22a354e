import { isoDate } from '../primitives/index.ts'

/** A certificate that was issued before this day cannot be downloaded. @spec §9 */
export const DOWNLOADABLE_FROM = isoDate(2025, 2, 2)
