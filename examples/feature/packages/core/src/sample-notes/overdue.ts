import { compareIsoDates, type IsoDate } from '../primitives/index.ts'

/** Whether the day by which an answer was promised has passed; the day itself has not. */
export function isOverdue(promisedOn: IsoDate | null, today: IsoDate): boolean {
  return promisedOn !== null && compareIsoDates(promisedOn, today) < 0
}
