import type { Config } from '@salvia/core/config'
import type { ServerSettings } from '../environment.ts'
import { API_PREFIX } from './routes.ts'

const OFFICE_HOURS = { sv: 'Vardagar 8–16.30', en: 'Weekdays 8 a.m. to 4.30 p.m.' }

/** What the portal is told before it shows anything. */
export function configOf(
  { publicUrl }: ServerSettings,
  hash: string,
  demoAccounts: Config['DEMO_ACCOUNTS'],
): Config {
  return {
    KP_API: `${publicUrl ?? ''}${API_PREFIX}/`,
    VERSION: { hash },
    PRODUCT_NAME: 'Salvia',
    LOGO_COLOUR: null,
    SUPPORT: {
      invoice: { phone: '08-465 004 10', email: 'faktura@salvia.example', hours: OFFICE_HOURS },
      personnelFile: { phone: '08-465 004 20', email: 'personalfil@salvia.example', hours: OFFICE_HOURS },
      technical: { phone: '08-465 004 30', email: 'support@salvia.example', hours: OFFICE_HOURS },
    },
    ENVIRONMENTS: {
      localhost: 'local',
      '127.0.0.1': 'local',
      'dev.': 'development',
      'preprod.': 'preprod',
      'demo.': 'demo',
    },
    ...(demoAccounts ? { DEMO_ACCOUNTS: demoAccounts } : {}),
  }
}
