import type { AnyCommand } from '../command.ts'

/** Every command by its name, loaded only when it is asked for, in the order of the overview. */
export const COMMANDS = {
  validate: async () => (await import('./personnel-file/validate.ts')).validate,
  explain: async () => (await import('./personnel-file/explain.ts')).explain,
  template: async () => (await import('./personnel-file/template.ts')).template,
  upload: async () => (await import('./personnel-file/upload.ts')).upload,
  status: async () => (await import('./personnel-file/status.ts')).status,
  login: async () => (await import('./auth/login.ts')).login,
  logout: async () => (await import('./auth/logout.ts')).logout,
  whoami: async () => (await import('./auth/whoami.ts')).whoami,
  help: async () => (await import('./help/help.ts')).help,
} as const satisfies Record<string, () => Promise<AnyCommand>>

export type CommandName = keyof typeof COMMANDS
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[]

export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word)
}
