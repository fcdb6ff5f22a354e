import { isAppError } from '@salvia/core/error-catalogue'
import { z } from 'zod'
import type { Context } from '../../command/context.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { chooseCompany, orgWords } from '../../session/company.ts'
import { openSession, type Session } from '../../session/session.ts'
import { certificatesErrors } from './certificates.errors.ts'

export const CERTIFICATE_ARGUMENT = {
  name: 'certificate',
  summary: {
    sv: 'intygets eller bevakningens id, som salvia certificates list visar det',
    en: 'the id of the certificate or monitoring, as salvia certificates list shows it',
  },
  required: true,
  many: false,
} as const

/** An entry, as the calls name it. */
interface CertificatePlace {
  readonly clientNumber: string
  readonly id: string
}

/** Asks for an entry that the user names. One that is not there, or not to be seen, has its own sentence. */
export async function withCertificate<T>(
  id: string,
  org: string | undefined,
  ctx: Context,
  ask: (session: Session, params: CertificatePlace) => Promise<T>,
): Promise<T> {
  if (!z.uuid().safeParse(id).success) throw errorOf(certificatesErrors.CERTIFICATE_ID_WRONG, { id })
  const session = await openSession(ctx)
  const company = await chooseCompany(session, org, ctx)
  const { clientNumber, subOrgName } = company
  try {
    return await ask(session, { clientNumber, id })
  } catch (error) {
    if (!isAppError(error, 'CERTIFICATE_NOT_FOUND')) throw error
    const values = { id, company: subOrgName, org: orgWords(session, company, org) }
    throw errorOf(certificatesErrors.CERTIFICATE_UNKNOWN, values, { cause: error })
  }
}
