/**
 * Sets the clock of a page ahead by milliseconds. What shifts the clock of other programs (`npm run check:days`) slows a
 * browser down by far.
 */
export function shiftDate(ahead: number): void {
  const RealDate = Date
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
}
