import type { Config } from '@salvia/core/config'
import type { ServerSettings } from '../environment.ts'
import { API_PREFIX } from './routes.ts'

/** When support answers the phone. @spec §9 */
const OFFICE_HOURS = { sv: 'Vardagar 8–17', en: 'Weekdays 8 a.m. to 5 p.m.' }
const INVOICE_HOURS = { sv: 'Vardagar 9–11', en: 'Weekdays 9 to 11 a.m.' }

const TIPS: Config['TIPS'] = [
  {
    kind: 'learning',
    title: { sv: 'Tidiga samtal om hälsa', en: 'Early talks about health' },
    text: {
      sv: 'En kort kurs för chefer: vad du kan säga, och när du kan be om stöd.',
      en: 'A short course for managers: what to say, and when to ask for support.',
    },
    address: 'https://utbildning.salvia.example/tidiga-samtal',
    image: null,
  },
  {
    kind: 'promotion',
    title: { sv: 'Planera nästa års kontroller', en: "Plan next year's check-ups" },
    text: {
      sv: 'Boka grupper i god tid före sommaren.',
      en: 'Book groups well before the summer.',
    },
    address: 'https://salvia.example/kontroller',
    image: null,
  },
]

/** What the portal is told before it shows anything. */
export function configOf(
  settings: ServerSettings,
  hash: string,
  demoAccounts: Config['DEMO_ACCOUNTS'],
): Config {
  const { publicUrl, appUrl, errorReportingUrl } = settings
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
    TIPS,
    HEALTH_LINE: 'https://halsolinjen.salvia.example/',
    ENVIRONMENTS: {
      localhost: 'local',
      '127.0.0.1': 'local',
      'dev.': 'development',
      'preprod.': 'preprod',
      'demo.': 'demo',
    },
    ...(errorReportingUrl && { ERROR_REPORTING: errorReportingUrl }),
    ...ssoConfig(settings),
    ...analyticsConfig(settings),
    ...(demoAccounts ? { DEMO_ACCOUNTS: demoAccounts } : {}),
  }
}

/** Only realms that want to be named: who the customers are is nobody's matter. */
function ssoConfig({ ssoRealms = [] }: ServerSettings): Pick<Config, 'SSO_REALMS'> {
  const named = ssoRealms.flatMap(({ realm, name }) => (name === undefined ? [] : [{ realm, name }]))
  return named.length > 0 ? { SSO_REALMS: named } : {}
}

function analyticsConfig({
  analyticsUrl,
  analyticsSite,
  testUserDomains,
}: ServerSettings): Pick<Config, 'ANALYTICS' | 'INTERNAL_TEST_DOMAINS'> {
  if (analyticsUrl === undefined) return {}
  return {
    ANALYTICS: { SCRIPT: analyticsUrl, SITE_ID: analyticsSite },
    ...(testUserDomains.length > 0 ? { INTERNAL_TEST_DOMAINS: [...testUserDomains] } : {}),
  }
}
