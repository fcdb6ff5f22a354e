import { fileURLToPath } from 'node:url'

/** A brand file with contacts of its own, which production takes. */
export const OTHER_BRAND_FILE = fileURLToPath(new URL('other-brand/brand.json', import.meta.url))
