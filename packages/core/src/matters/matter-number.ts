import type { MatterKindFacts } from './matter-kinds.ts'

type Numbered = Pick<MatterKindFacts, 'series'>

/** The number that people use. @example matterNumber(MATTER_KINDS.order, 20001) // 'B-20001' */
export function matterNumber({ series }: Numbered, number: number): string {
  return `${series.prefix}-${number}`
}

/**
 * Reads a number of a kind as people write it; null for anything else.
 * @example parseMatterNumber(MATTER_KINDS.order, 'b20001') // 20001
 */
export function parseMatterNumber({ series }: Numbered, text: string): number | null {
  const [, prefix = '', digits] = /^([a-z]+)-?(\d{5,12})$/i.exec(text.trim()) ?? []
  return digits !== undefined && prefix.toUpperCase() === series.prefix ? Number(digits) : null
}
