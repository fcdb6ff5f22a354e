import { z } from 'zod'

/** The stored part of a sign-in: the token, and whose it is. */
export const credentialSchema = z.object({
  token: z.string(),
  kind: z.enum(['person', 'machine']),
  email: z.string().nullable(),
})
export type Credential = z.infer<typeof credentialSchema>

/** A place where sign-ins are stored, each by a key made of service and profile. */
export interface CredentialStore {
  read(key: string): Promise<Credential | null>
  write(key: string, credential: Credential): Promise<void>
  /** Returns whether there was one. */
  remove(key: string): Promise<boolean>
}
