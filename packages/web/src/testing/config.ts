import type { Config } from '@salvia/core/config'

const contact = {
  phone: '08-465 004 30',
  email: 'support@salvia.example',
  hours: { sv: '8–17', en: '8 to 17' },
}

/** A configuration as the server sends it. */
export const EXAMPLE_CONFIG: Config = {
  KP_API: '/api/',
  VERSION: { hash: 'a1' },
  PRODUCT_NAME: 'Salvia',
  PROVIDER: 'Salvia',
  LOGO: null,
  LOGO_COLOUR: null,
  APP_URL: 'https://app.example/',
  SUPPORT: { orders: contact, invoice: contact, personnelFile: contact, technical: contact },
  ENVIRONMENTS: { localhost: 'local', '127.0.0.1': 'local' },
}
