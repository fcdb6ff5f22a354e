import { isRealmName } from '@salvia/core/auth'
import { clientNumberSchema } from '@salvia/core/primitives'
import { z } from 'zod'

/** Among a realm's client numbers: its provider is trusted with everyone, case workers too. */
export const EVERY_COMPANY = '*'

const realmSchema = z.strictObject({
  realm: z.string().refine(isRealmName, 'small letters, digits and hyphens, 50 at most, and not logout'),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Name of the claim that tells who someone is. */
  claim: z.string().min(1).default('email'),
  claimHolds: z.enum(['email', 'pid']).default('email'),
  /** Its provider verifies every e-mail address that it tells, though it does not say so. */
  emailIsVerified: z.boolean().default(false),
  clientNumbers: z
    .array(
      z.string().refine(text => text === EVERY_COMPANY || clientNumberSchema.safeParse(text).success, {
        message: `a client number, or ${EVERY_COMPANY} for all`,
      }),
    )
    .min(1),
  /** Named on the sign-in screen where it has a name; else only who knows the address finds it. */
  name: z.string().min(1).optional(),
})

/** An organisation's provider of sign-ins, as the environment tells it. */
export type SsoRealmSettings = z.infer<typeof realmSchema>

/** Realms as the environment tells them: a list in JSON. */
export const ssoRealmsVariable = z.string().transform((text, context) => {
  const fail = (why: string) => {
    context.addIssue({ code: 'custom', message: `must be a list of realms in JSON: ${why}` })
    return z.NEVER
  }
  const parsed = z.array(realmSchema).safeParse(jsonOf(text))
  if (!parsed.success) {
    // Where it is wrong, never what stands there: it may be a secret.
    const [issue] = parsed.error.issues
    return fail(`${issue?.path.join('.') || 'the whole'} is wrong (${issue?.message})`)
  }
  const names = parsed.data.map(({ realm }) => realm)
  if (new Set(names).size < names.length) return fail('each has a name of its own')
  return parsed.data
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
