import { benchBookings } from './bench/bookings.ts'
import { benchCalls } from './bench/calls.ts'
import { benchEmployees } from './bench/employees.ts'
import { benchFeed } from './bench/feed.ts'
import { benchNeighbours } from './bench/neighbours.ts'
import { benchOrders } from './bench/orders.ts'
import { benchPages } from './bench/pages.ts'
import { benchReview } from './bench/review.ts'
import { benchServer } from './bench/server.ts'
import { benchStarts } from './bench/starts.ts'

const BENCHES = {
  review: benchReview,
  bookings: benchBookings,
  employees: benchEmployees,
  orders: benchOrders,
  calls: benchCalls,
  feed: benchFeed,
  neighbours: benchNeighbours,
  pages: benchPages,
  starts: benchStarts,
  server: benchServer,
}

/** `npm run bench` runs all benchmarks; `npm run bench -- pages` runs one. */
const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}
