import { z } from 'zod'

/** What is kept of a sign-in: the token, and for whom. */
export const credentialSchema = z.object({
  token: z.string(),
  kind: z.enum(['person', 'machine']),
  email: z.string().nullable(),
})
export type Credential = z.infer<typeof credentialSchema>

/** A place for sign-ins, by the address of the API: a token is never sent to another address. */
export interface CredentialStore {
  read(api: string): Promise<Credential | null>
  write(api: string, credential: Credential): Promise<void>
  /** Whether there was one. */
  remove(api: string): Promise<boolean>
}
