import { shiftDate } from '../../packages/web/src/testing/shift-date.ts'

/** Preloaded into a server process: moves its clock ahead by as much as the test says. */
const setAhead = shiftDate(0)
process.on('message', message => {
  setAhead(Number(message))
  process.send?.('moved')
})
