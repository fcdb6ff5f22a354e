import type { Text } from '@salvia/core/i18n'
import type { AnyCommand } from '../command/define-command.ts'
import { commandsOfTopics, groupsOfTopics } from './topics.gen.ts'

/**
 * The first and last commands of the overview. Those of other features come between them, by the names of their
 * folders.
 */
const FIRST = ['validate', 'explain', 'template', 'upload', 'status']
const LAST = ['login', 'logout', 'whoami', 'tokens', 'org', 'config', 'doctor', 'completion', 'man', 'help']

function place(name: string): number {
  const [word = ''] = name.split(' ')
  return FIRST.includes(word) ? FIRST.indexOf(word) : FIRST.length + 1 + LAST.indexOf(word)
}

function inOrder<T extends object>(table: T): T {
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => place(a) - place(b))) as T
}

/** Every command by its name, in the order of the overview. Each is loaded only when it is needed. */
export const COMMANDS = inOrder(commandsOfTopics satisfies Record<string, () => Promise<AnyCommand>>)

export type CommandName = keyof typeof COMMANDS
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[]

export function isCommandName(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word)
}

/** The first words of commands that have two. */
export const GROUPS = inOrder(groupsOfTopics satisfies Record<string, Text>)

export type GroupName = keyof typeof GROUPS
export const GROUP_NAMES = Object.keys(GROUPS) as readonly GroupName[]

export function isGroupName(word: string): word is GroupName {
  return Object.hasOwn(GROUPS, word)
}

/** The verbs of a group. @example verbsOf('org') // ['list', 'use'] */
export function verbsOf(group: GroupName): string[] {
  return COMMAND_NAMES.flatMap(name => (name.startsWith(`${group} `) ? [name.slice(group.length + 1)] : []))
}
