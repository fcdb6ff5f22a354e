/**
 * Sets the clock of a page or a process ahead by milliseconds, and returns how to set it anew. What shifts the clock of
 * other programs (`npm run check:days`) slows a browser down by far.
 */
export function shiftDate(milliseconds: number): (milliseconds: number) => void {
  const RealDate = Date
  let ahead = milliseconds
  class ShiftedDate extends RealDate {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(RealDate.now() + ahead)
      else super(...(given as [number]))
    }

    static override now(): number {
      return RealDate.now() + ahead
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor
  return changed => {
    ahead = changed
  }
}
