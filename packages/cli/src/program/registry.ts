import type { Text } from '@salvia/core/i18n'
import type { AnyCommand } from '../command/define-command.ts'

/** Every command by its name, in the order of the overview. Each is loaded only when it is needed. */
export const COMMANDS = {
  validate: async () => (await import('../commands/personnel-file/validate.ts')).validate,
  explain: async () => (await import('../commands/personnel-file/explain.ts')).explain,
  template: async () => (await import('../commands/personnel-file/template.ts')).template,
  upload: async () => (await import('../commands/personnel-file/upload.ts')).upload,
  status: async () => (await import('../commands/personnel-file/status.ts')).status,
  'bookings list': async () => (await import('../commands/bookings/bookings-list.ts')).bookingsList,
  'bookings show': async () => (await import('../commands/bookings/bookings-show.ts')).bookingsShow,
  'coworkers list': async () => (await import('../commands/coworkers/coworkers-list.ts')).coworkersList,
  deadlines: async () => (await import('../commands/deadlines/deadlines.ts')).deadlines,
  login: async () => (await import('../commands/auth/login.ts')).login,
  logout: async () => (await import('../commands/auth/logout.ts')).logout,
  whoami: async () => (await import('../commands/auth/whoami.ts')).whoami,
  'tokens list': async () => (await import('../commands/tokens/tokens-list.ts')).tokensList,
  'tokens rotate': async () => (await import('../commands/tokens/tokens-rotate.ts')).tokensRotate,
  'tokens revoke': async () => (await import('../commands/tokens/tokens-revoke.ts')).tokensRevoke,
  'org list': async () => (await import('../commands/org/org-list.ts')).orgList,
  'org use': async () => (await import('../commands/org/org-use.ts')).orgUse,
  'config list': async () => (await import('../commands/config/config-list.ts')).configList,
  'config get': async () => (await import('../commands/config/config-get.ts')).configGet,
  'config set': async () => (await import('../commands/config/config-set.ts')).configSet,
  'config unset': async () => (await import('../commands/config/config-unset.ts')).configUnset,
  'config path': async () => (await import('../commands/config/config-path.ts')).configPath,
  doctor: async () => (await import('../commands/doctor/doctor.ts')).doctor,
  completion: async () => (await import('../commands/completion/completion.ts')).completion,
  help: async () => (await import('../commands/help/help.ts')).help,
} as const satisfies Record<string, () => Promise<AnyCommand>>

export type CommandName = keyof typeof COMMANDS
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[]

export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word)
}

/** The first words of commands that have two. */
export const GROUPS = {
  bookings: { sv: 'visa tidsbokningar', en: 'show bookings' },
  coworkers: { sv: 'visa medarbetare', en: 'show employees' },
  tokens: { sv: 'visa, byt ut och återkalla maskinnycklar', en: 'show, rotate and revoke machine tokens' },
  org: { sv: 'visa och välj organisation', en: 'show and choose the organisation' },
  config: { sv: 'läs och ändra inställningar', en: 'read and change settings' },
} as const satisfies Record<string, Text>

export type GroupName = keyof typeof GROUPS
export const GROUP_NAMES = Object.keys(GROUPS) as readonly GroupName[]

export function isGroupName(word: string): word is GroupName {
  return Object.hasOwn(GROUPS, word)
}

/** The verbs of a group. @example verbsOf('org') // ['list', 'use'] */
export function verbsOf(group: GroupName): string[] {
  return COMMAND_NAMES.flatMap(name => (name.startsWith(`${group} `) ? [name.slice(group.length + 1)] : []))
}
