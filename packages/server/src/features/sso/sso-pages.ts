import { beginSso } from './begin-sso.ts'
import { endSso } from './end-sso.ts'
import { leaveSso } from './leave-sso.ts'
import type { SsoPages } from './sso.routes.ts'

export const ssoPages: SsoPages = { begin: beginSso, end: endSso, leave: leaveSso }
