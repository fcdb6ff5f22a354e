import manifest from '../package.json' with { type: 'json' }

/** The version of the program, as its package says it. */
export const VERSION = manifest.version
