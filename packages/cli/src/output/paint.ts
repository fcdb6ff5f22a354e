import { Chalk } from 'chalk'

/** Colours by meaning. Colour is never the only sign: a word or a mark says the same. */
export interface Paint {
  readonly error: (text: string) => string
  readonly warning: (text: string) => string
  readonly ok: (text: string) => string
  readonly hint: (text: string) => string
  readonly dim: (text: string) => string
  readonly strong: (text: string) => string
}

/** Colours text with the terminal's own sixteen colours, or not at all. */
export function createPaint(colour: boolean): Paint {
  const chalk = new Chalk({ level: colour ? 1 : 0 })
  return {
    error: chalk.red,
    warning: chalk.yellow,
    ok: chalk.green,
    hint: chalk.magenta,
    dim: chalk.dim,
    strong: chalk.bold,
  }
}
