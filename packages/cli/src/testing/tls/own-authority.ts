import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The file with the certificate of `OWN_TLS`, which is its own authority: no list of authorities has it. */
export const OWN_AUTHORITY = path('localhost.cert.pem')

/** Key and certificate of a service on localhost. */
export const OWN_TLS = {
  key: readFileSync(path('localhost.key.pem'), 'utf8'),
  cert: readFileSync(OWN_AUTHORITY, 'utf8'),
}
