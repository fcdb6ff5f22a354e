import { isRealmName } from '@salvia/core/auth'
import { clientNumberSchema } from '@salvia/core/primitives'
import { z } from 'zod'

/** Stands in a realm's client numbers if its provider may sign in everyone, case workers too. */
export const EVERY_COMPANY = '*'

const realmSchema = z.strictObject({
  realm: z.string().refine(isRealmName, 'small letters, digits and hyphens, 50 at most, and not logout'),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Name of the claim that identifies the person. */
  claim: z.string().min(1).default('email'),
  claimHolds: z.enum(['email', 'pid']).default('email'),
  /** Whether the provider verifies every email address, although its claims do not say so. */
  emailIsVerified: z.boolean().default(false),
  clientNumbers: z
    .array(
      z.string().refine(text => text === EVERY_COMPANY || clientNumberSchema.safeParse(text).success, {
        message: `a client number, or ${EVERY_COMPANY} for all`,
      }),
    )
    .min(1),
  /** Shown on the sign-in screen. Without a name, only those who know the address can use the realm. */
  name: z.string().min(1).optional(),
})

/** An organisation's single sign-on, as the environment variable defines it. */
export type SsoRealmSettings = z.infer<typeof realmSchema>

/** The environment variable with the realms: a list in JSON. */
export const ssoRealmsVariable = z.string().transform((text, context) => {
  const fail = (why: string) => {
    context.addIssue({ code: 'custom', message: `must be a list of realms in JSON: ${why}` })
    return z.NEVER
  }
  const parsed = z.array(realmSchema).safeParse(jsonOf(text))
  if (!parsed.success) {
    // Names the place of the fault, never the value, which may be a secret.
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
