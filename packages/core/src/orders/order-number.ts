import { MATTER_KINDS, matterNumber, parseMatterNumber } from '../matters/index.ts'

/** Orders are numbered from here. */
export const FIRST_ORDER_NUMBER: number = MATTER_KINDS.order.series.first

/** The number that people use. @example orderNumber(20001) // 'B-20001' */
export const orderNumber = (number: number): string => matterNumber(MATTER_KINDS.order, number)

/** Reads a number as people write it; null for anything else. @example parseOrderNumber('b20001') // 20001 */
export const parseOrderNumber = (text: string): number | null => parseMatterNumber(MATTER_KINDS.order, text)
