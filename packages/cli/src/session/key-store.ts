import { type CredentialStore, credentialSchema } from './credentials.ts'

const SERVICE = 'salvia'

/** The system's own key store; null where the machine has none, as on most servers. */
export async function keyStore(): Promise<CredentialStore | null> {
  try {
    const { AsyncEntry } = await import('@napi-rs/keyring')
    // The kernel's own keyring forgets everything at a restart, so a file is the better second choice.
    const entry = (key: string) => new AsyncEntry(SERVICE, key, { linux: { store: 'secret-service' } })
    await entry('probe').getPassword()
    return {
      async read(key) {
        const text = await entry(key).getPassword()
        return text === null ? null : credentialSchema.parse(JSON.parse(text))
      },
      write: (key, credential) => entry(key).setPassword(JSON.stringify(credential)),
      remove: key => entry(key).deletePassword(),
    }
  } catch {
    return null
  }
}
