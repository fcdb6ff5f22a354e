import type { Config } from '@salvia/core/config'
import type { ServerSettings } from '../environment.ts'
import { API_PREFIX } from './routes.ts'

/** When support answers the phone. @spec §9 */
const OFFICE_HOURS = { sv: 'Vardagar 8–17', en: 'Weekdays 8 a.m. to 5 p.m.' }
const INVOICE_HOURS = { sv: 'Vardagar 9–11', en: 'Weekdays 9 to 11 a.m.' }

/** What the portal is told before it shows anything. */
export function configOf(
  { publicUrl, appUrl }: ServerSettings,
  hash: string,
  demoAccounts: Config['DEMO_ACCOUNTS'],
): Config {
  return {
    KP_API: `${publicUrl ?? ''}${API_PREFIX}/`,
    VERSION: { hash },
    PRODUCT_NAME: 'Salvia',
    LOGO_COLOUR: null,
    APP_URL: appUrl,
    SUPPORT: {
      invoice: { phone: '08-465 004 10', email: 'faktura@salvia.example', hours: INVOICE_HOURS },
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
