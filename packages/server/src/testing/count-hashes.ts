import { createHook } from 'node:async_hooks'

/** Node's name for the work of one argon2 hash. */
const HASH = 'ARGON2REQUEST'

/** Counts the password hashes that this process begins to compute while `work` runs. */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0
  const hook = createHook({
    init(_id, type) {
      if (type === HASH) hashes += 1
    },
  }).enable()
  try {
    await work()
  } finally {
    hook.disable()
  }
  return hashes
}
