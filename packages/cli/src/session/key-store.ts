import { type CredentialStore, credentialSchema } from './credentials.ts'

const SERVICE = 'salvia'

/** The system's own key store; null where the machine has none, as on most servers. */
export async function keyStore(): Promise<CredentialStore | null> {
  try {
    const { AsyncEntry } = await import('@napi-rs/keyring')
    // The kernel's own keyring forgets everything at a restart, so a file is the better second choice.
    const entry = (api: string) => new AsyncEntry(SERVICE, api, { linux: { store: 'secret-service' } })
    await entry('probe').getPassword()
    return {
      async read(api) {
        const text = await entry(api).getPassword()
        return text === null ? null : credentialSchema.parse(JSON.parse(text))
      },
      write: (api, credential) => entry(api).setPassword(JSON.stringify(credential)),
      remove: api => entry(api).deletePassword(),
    }
  } catch {
    return null
  }
}
