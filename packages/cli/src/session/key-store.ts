import { type CredentialStore, credentialSchema } from './credentials.ts'

const SERVICE = 'salvia'

/** The key store of the system; null when there is none, as on most servers. */
export async function keyStore(): Promise<CredentialStore | null> {
  try {
    const { AsyncEntry } = await import('@napi-rs/keyring')
    // The keyring of the Linux kernel is not used: it is emptied at a restart, so a file is better.
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
