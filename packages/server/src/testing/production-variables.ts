import { OTHER_BRAND_FILE } from './other-brand.ts'

const KEY = Buffer.alloc(32, 0xfb).toString('base64')

/** The variables that a start in production needs at least. */
export const PRODUCTION_VARIABLES = {
  SALVIA_ENV: 'production',
  SALVIA_PUBLIC_URL: 'https://portal.example',
  SALVIA_SIGNING_KEY: KEY,
  SALVIA_PID_KEY: KEY,
  SALVIA_BRAND: OTHER_BRAND_FILE,
} as const
