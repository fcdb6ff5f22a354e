import { fillText, type Locale, type Text } from '@salvia/core/i18n'

const MISSING: Text = { sv: 'finns inte', en: 'does not exist' }
const FORBIDDEN: Text = { sv: 'behörighet saknas', en: 'permission denied' }
const NO_ADDRESS: Text = { sv: 'adressen hittas inte', en: 'the address is not found' }
const CUT: Text = { sv: 'förbindelsen bröts', en: 'the connection was cut' }
const LATE: Text = { sv: 'inget svar i tid', en: 'no answer in time' }
const CERTIFICATE: Text = { sv: 'certifikatet godtas inte', en: 'the certificate is not accepted' }

/** Texts for the system's short names of errors. */
const REASON_TEXTS: Readonly<Record<string, Text>> = {
  ENOENT: MISSING,
  ENOTDIR: MISSING,
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EEXIST: { sv: 'det finns redan en fil med det namnet', en: 'a file of that name already exists' },
  EISDIR: { sv: 'det är en mapp', en: 'it is a folder' },
  ENOSPC: { sv: 'disken är full', en: 'the disk is full' },
  EROFS: { sv: 'disken är skrivskyddad', en: 'the disk is read-only' },
  EBUSY: { sv: 'används av ett annat program', en: 'in use by another program' },
  EMFILE: { sv: 'för många öppna filer', en: 'too many open files' },
  ENAMETOOLONG: { sv: 'namnet är för långt', en: 'the name is too long' },
  EIO: { sv: 'disken svarar fel', en: 'the disk failed' },
  ECONNREFUSED: { sv: 'ingen svarar där', en: 'nothing answers there' },
  ENOTFOUND: NO_ADDRESS,
  EAI_AGAIN: NO_ADDRESS,
  ENETUNREACH: { sv: 'nätet går inte att nå', en: 'the network cannot be reached' },
  EHOSTUNREACH: { sv: 'datorn går inte att nå', en: 'the host cannot be reached' },
  ECONNRESET: CUT,
  EPIPE: CUT,
  UND_ERR_SOCKET: CUT,
  ETIMEDOUT: LATE,
  UND_ERR_CONNECT_TIMEOUT: LATE,
  UND_ERR_HEADERS_TIMEOUT: LATE,
  UND_ERR_BODY_TIMEOUT: LATE,
  CERT_HAS_EXPIRED: CERTIFICATE,
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: CERTIFICATE,
  CERT_NOT_YET_VALID: CERTIFICATE,
  CERT_REVOKED: CERTIFICATE,
  CERT_UNTRUSTED: CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT: CERTIFICATE,
  ERR_SSL_WRONG_VERSION_NUMBER: { sv: 'svarar utan kryptering', en: 'answers without encryption' },
}

/** Whether a system reason is a certificate that is not accepted. */
export function isAboutCertificate(reason: string): boolean {
  return REASON_TEXTS[reason] === CERTIFICATE
}

/**
 * The text of a system reason; one without a text stays unchanged.
 * @example reasonWords('EACCES', 'en') // 'permission denied'
 */
export function reasonWords(reason: string, locale: Locale): string {
  const text = REASON_TEXTS[reason]
  return text ? fillText(text, locale) : reason
}
