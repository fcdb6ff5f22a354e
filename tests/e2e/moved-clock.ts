/** Preloaded into a server process: moves its clock ahead by as much as the test says. */

const RealDate = Date
let ahead = 0

class MovedDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...(given as [number]))
  }

  static override now(): number {
    return RealDate.now() + ahead
  }
}

globalThis.Date = MovedDate as DateConstructor
process.on('message', message => {
  ahead = Number(message)
  process.send?.('moved')
})
