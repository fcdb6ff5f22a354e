import type { FastifyInstance } from 'fastify'
import { registerUnsubscribe } from '../features/accounts/unsubscribe.routes.ts'
import { registerCalendarFeed } from '../features/bookings/calendar-feed.routes.ts'
import { registerBrandPictures } from '../features/site/brand-pictures.routes.ts'
import { registerSite } from '../features/site/site.routes.ts'
import { registerSso } from '../features/sso/sso.routes.ts'
import type { Services } from '../services.ts'

type RegisterRoutes = (app: FastifyInstance, services: Services) => void | Promise<void>

/** Every route that is no endpoint of the contract: pages and files for browsers and other programs. */
export const RAW_ROUTES: readonly RegisterRoutes[] = [
  registerSso,
  registerUnsubscribe,
  registerCalendarFeed,
  bankIdSimulator,
  registerBrandPictures,
  site,
]

/** Loaded only outside production. */
async function bankIdSimulator(app: FastifyInstance, services: Services): Promise<void> {
  if (services.settings.environment === 'production') return
  const { registerBankIdSimulator } = await import('../bankid-simulator/bankid-simulator.routes.ts')
  await registerBankIdSimulator(app, services)
}

/** The demo accounts are loaded only outside production, so that production has none even in memory. */
async function site(app: FastifyInstance, { settings }: Services): Promise<void> {
  const demo = settings.environment === 'production' ? undefined : await import('../seed/demo-accounts.ts')
  await registerSite(app, settings, demo?.DEMO_ACCOUNTS)
}
