import { z } from 'zod'

/** What is kept of a sign-in: the token, and for whom. */
export const credentialSchema = z.object({
  token: z.string(),
  kind: z.enum(['person', 'machine']),
  email: z.string().nullable(),
})
export type Credential = z.infer<typeof credentialSchema>

/** A place for sign-ins, each under the service and the profile it is for. */
export interface CredentialStore {
  read(key: string): Promise<Credential | null>
  write(key: string, credential: Credential): Promise<void>
  /** Whether there was one. */
  remove(key: string): Promise<boolean>
}
