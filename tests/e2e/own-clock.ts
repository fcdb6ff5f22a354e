import { test as onPortal } from './portal.ts'
import { type RunningServer, startServer } from './server.ts'

/** Tests with a server of their own, whose clock they can move. */
export const test = onPortal.extend<Record<never, never>, { server: RunningServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startServer({ ownClock: true })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
