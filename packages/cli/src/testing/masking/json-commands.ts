import type { BookingPage } from '@salvia/core/bookings'
import type { Certificate } from '@salvia/core/certificates'
import type { Coworker } from '@salvia/core/coworkers'
import type { OrdersPage } from '@salvia/core/orders'
import type { Report, Upload } from '@salvia/core/personnel-file'
import type { CommandName } from '../../program/registry.ts'

/** What a test of masking has: files, a case, and a way to ask the program for JSON. */
export interface World {
  /** A personnel file in which each column about a person has a fault. */
  readonly faulty: string
  /** A personnel file to send. */
  readonly sendable: string
  /** A file of the provider's feed. */
  readonly feed: string
  json(words: readonly string[]): Promise<unknown>
}

/** How a command that answers JSON is asked for it. */
export interface Asked {
  readonly words: (world: World) => Promise<readonly (readonly string[])[]> | readonly (readonly string[])[]
  /** The provider's own system asks; without it HR does. */
  readonly bySystem?: true
  /** The lines are JSON in every format, so that there is none to choose. */
  readonly isLines?: true
}

/** A command that answers no JSON, and why. */
interface Silent {
  readonly why: string
}

const READ = ['--org', '10401'] as const
const SENT = ['--org', '10402'] as const
const SHOWN = '--show-values'
/** So many of each kind are asked for in full. */
const SOME = 4

/** Every command: how it is asked for JSON, or why it has none. A test says which new command is not placed here yet. */
export const JSON_COMMANDS: Readonly<Partial<Record<CommandName, Asked | Silent>>> = {
  validate: { words: ({ faulty }) => [['validate', faulty]] },
  explain: {
    async words({ faulty, json }) {
      const { findings } = (await json(['validate', faulty])) as Report
      return [['explain'], ['explain', 'INVALID_PID'], ...findings.map(({ id }) => ['explain', id, faulty])]
    },
  },
  template: { why: 'writes a file of the template, with invented employees' },
  upload: {
    words({ sendable }) {
      const words = ['upload', sendable, '-y', '--continue-anyway', '--comment', COMMENT, ...SENT]
      return [[...words, '--dry-run'], words, words]
    },
  },
  status: {
    async words({ json }) {
      const all = ['status', '--all', ...SENT]
      const { items } = (await json(all)) as { items: readonly Upload[] }
      return [all, ...items.slice(0, SOME).map(({ number }) => ['status', number, '--left-out', ...SENT])]
    },
  },
  access: {
    words: () => [['access', '--as', 'chef@demo.example', '--employees', '--all', ...READ]],
  },
  'bookings list': { words: () => [['bookings', 'list', '--status', 'all', '--all', ...READ]] },
  'bookings show': {
    async words({ json }) {
      const pages = ['upcoming', 'past', 'cancelled'].map(async status => {
        const { items } = (await json(['bookings', 'list', '--status', status, ...READ])) as BookingPage
        return items.slice(0, SOME).map(({ id }) => ['bookings', 'show', id, ...READ])
      })
      return (await Promise.all(pages)).flat()
    },
  },
  'certificates list': { words: () => [['certificates', 'list', '--all', ...READ]] },
  'certificates show': {
    async words({ json }) {
      const { items } = (await json(['certificates', 'list', ...READ])) as { items: readonly Certificate[] }
      return items.slice(0, SOME).map(({ id }) => ['certificates', 'show', id, ...READ])
    },
  },
  'certificates download': { why: 'saves the document itself, and prints where' },
  'certificates expiring': { words: () => [['certificates', 'expiring', ...READ]] },
  'coworkers list': { words: () => [['coworkers', 'list', '--all', ...READ]] },
  'coworkers show': {
    async words({ json }) {
      const { items } = (await json(['coworkers', 'list', ...READ])) as { items: readonly Coworker[] }
      return items.slice(0, SOME).map(({ pidHash }) => ['coworkers', 'show', pidHash, ...READ])
    },
  },
  'coworkers why': {
    async words({ json }) {
      const { items } = (await json(['coworkers', 'list', SHOWN, ...READ])) as { items: readonly Coworker[] }
      return items
        .slice(0, SOME)
        .map(({ firstName, lastName }) => ['coworkers', 'why', `${firstName} ${lastName}`, ...READ])
    },
  },
  deadlines: { words: () => [['deadlines', '--within', '90d', ...READ]] },
  'feed check': { bySystem: true, words: ({ feed }) => [['feed', 'check', 'clinics', feed]] },
  'feed send': { bySystem: true, words: ({ feed }) => [['feed', 'send', 'clinics', feed, '--partial']] },
  'feed status': { bySystem: true, words: () => [['feed', 'status']] },
  'feed reconcile': { bySystem: true, words: ({ feed }) => [['feed', 'reconcile', 'clinics', feed]] },
  'feed changes': { bySystem: true, isLines: true, words: () => [['feed', 'changes', 'orders']] },
  'orders list': { words: () => [['orders', 'list', '--all', ...READ]] },
  'orders show': {
    async words({ json }) {
      const { items } = (await json(['orders', 'list', '--all', ...READ])) as OrdersPage
      const kinds = Map.groupBy(items, ({ kind, access, status }) => [kind, access, status].join())
      return [...kinds.values()].flatMap(orders =>
        orders.slice(0, SOME).map(({ number }) => ['orders', 'show', number, ...READ]),
      )
    },
  },
  'orders download': { why: 'saves the files themselves, and prints where' },
  'statistics units': { words: () => [['statistics', 'units', ...READ]] },
  'statistics export': { words: () => [['statistics', 'export', ...READ]] },
  login: { why: 'has no result but the sign-in, or the secret of a token' },
  logout: { why: 'has no result' },
  whoami: { words: () => [['whoami']] },
  'tokens list': { words: () => [['tokens', 'list', ...SENT]] },
  'tokens rotate': { why: 'prints the secret of a token alone' },
  'tokens revoke': { why: 'has no result' },
  'org list': { words: () => [['org', 'list']] },
  'org use': { why: 'has no result' },
  'config list': { words: () => [['config', 'list']] },
  'config get': { words: () => [['config', 'get', 'locale']] },
  'config set': { why: 'has no result' },
  'config unset': { why: 'has no result' },
  'config path': { words: () => [['config', 'path']] },
  doctor: { words: () => [['doctor']] },
  completion: { why: 'prints a script for the shell' },
  man: { why: 'prints the manual page' },
  help: { why: 'prints help' },
}

/** What the sender of the file writes; it holds an address and a number. */
const COMMENT = 'Fråga karin.testsson@exempel.se eller ring 070-174 06 05.'
