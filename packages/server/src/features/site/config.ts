import type { Config } from '@salvia/core/config'
import type { Brand } from '../../brand/brand.ts'
import { API_PREFIX } from '../../http/routes.ts'
import type { ServerSettings } from '../../settings/environment.ts'

/** The configuration that the portal loads before it shows anything. */
export function configOf(
  settings: ServerSettings,
  hash: string,
  demoAccounts: Config['DEMO_ACCOUNTS'],
): Config {
  const { publicUrl, brand, errorReportingUrl } = settings
  return {
    KP_API: `${publicUrl ?? ''}${API_PREFIX}/`,
    VERSION: { hash },
    ...brandConfig(brand),
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

function brandConfig(brand: Brand) {
  const { productName, provider, logo, logoColour, appUrl, support, tips } = brand
  const { dataProtection, healthLine, firstServiceId } = brand
  return {
    PRODUCT_NAME: productName,
    PROVIDER: provider,
    LOGO: logo?.address ?? null,
    LOGO_COLOUR: logoColour ?? null,
    APP_URL: appUrl,
    SUPPORT: support,
    TIPS: tips.map(tip => ({ ...tip, image: tip.image?.address ?? null })),
    ...(dataProtection && { DATA_PROTECTION: dataProtection }),
    ...(healthLine && { HEALTH_LINE: healthLine }),
    ...(firstServiceId && { FIRST_SERVICE_ID: firstServiceId }),
  } satisfies Partial<Config>
}

/** Lists only realms that chose to be listed, because the list of customers is not public. */
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
