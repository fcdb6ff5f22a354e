import fc from 'fast-check'

/** The properties of every run of the checks try the same cases. `npm run check:deep` tries new ones. */
const SEED = 20_261_123

fc.configureGlobal({ seed: Number(process.env.SALVIA_SEED ?? SEED) })
