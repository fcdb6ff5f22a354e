import type { SsoPages } from '../../http/sso-pages.ts'
import { beginSso } from './begin-sso.ts'
import { endSso } from './end-sso.ts'
import { leaveSso } from './leave-sso.ts'

export const ssoPages: SsoPages = { begin: beginSso, end: endSso, leave: leaveSso }
