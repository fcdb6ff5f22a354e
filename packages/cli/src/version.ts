import manifest from '../package.json' with { type: 'json' }

/** The version of the program, from its package. */
export const VERSION = manifest.version
