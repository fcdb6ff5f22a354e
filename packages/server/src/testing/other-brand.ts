import { fileURLToPath } from 'node:url'

/** A brand file with its own contacts, which production accepts. */
export const OTHER_BRAND_FILE = fileURLToPath(new URL('other-brand/brand.json', import.meta.url))
