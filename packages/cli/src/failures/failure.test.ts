import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { appError, type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { expect, test } from 'vitest'
import { errorOf, Interrupted } from '../errors/cli-error.ts'
import type { DeclaredCliError } from '../errors/define-errors.ts'
import { outputErrors } from '../output/output.errors.ts'
import { screenOf } from '../output/screen.ts'
import { sessionErrors } from '../session/session.errors.ts'
import { reportFailure } from './failure.ts'

function told(error: unknown, locale: 'sv' | 'en' = 'en') {
  const screen = screenOf({ columns: 100 }, { locale, env: {}, noColor: true, plain: false })
  let text = ''
  const exit = reportFailure(error, screen, part => {
    text += part
  })
  return { exit, text }
}

const SOURCES = join(import.meta.dirname, '..')

/** The declared errors of all folders, each with its code. */
async function declaredErrors(): Promise<DeclaredCliError[]> {
  const files = globSync('**/*.errors.ts', { cwd: SOURCES })
  const modules: object[] = await Promise.all(files.map(file => import(join(SOURCES, file))))
  return modules.flatMap(module => Object.values(module)).flatMap(table => Object.values(table))
}

test('each error stands in one table', async () => {
  const codes = (await declaredErrors()).map(({ code }) => code)
  expect(codes).toContain('UNKNOWN_COMMAND')
  expect(codes).toContain('BOOKING_UNKNOWN')
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted())
})

test('every error of the program has two languages with the same places', async () => {
  for (const { title, action } of await declaredErrors()) {
    for (const { sv, en } of [title, action]) {
      const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1]).sort()
      expect(places(sv)).toEqual(places(en))
    }
  }
})

test.each([
  ['NOT_SIGNED_IN', 'signedOut'],
  ['SIGNED_OUT', 'signedOut'],
  ['FEATURE_NOT_ALLOWED', 'signedOut'],
  ['ACCOUNT_LOCKED', 'signedOut'],
  ['NOT_FOUND', 'usage'],
  ['COMPANY_CLOSED', 'signedOut'],
  ['DRAFT_HAS_ERRORS', 'errors'],
  ['DRAFT_REJECTED', 'rejected'],
  ['PAYLOAD_TOO_LARGE', 'rejected'],
  ['UPLOAD_INCOMPLETE', 'service'],
  ['SERVICE_UNAVAILABLE', 'service'],
  ['UNEXPECTED_ERROR', 'service'],
] satisfies [ErrorCode, string][])('%s of the service ends with %s', (code, exit) => {
  expect(told(appError(code, {}, { traceId: 'abc' })).exit).toBe(exit)
})

test.each(['sv', 'en'] as const)(
  'a company that has been closed is told in the words of the portal, in %s',
  locale => {
    const { title, action } = errorText('COMPANY_CLOSED', locale)
    const { text } = told(appError('COMPANY_CLOSED'), locale)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${title} ${action}`)
  },
)

test('a failure of the service names the call for support', () => {
  expect(told(appError('UNEXPECTED_ERROR', {}, { traceId: 'abc' })).text).toContain('Support code: abc')
})

test('what the terminal knows of a broken call is told instead of the call', () => {
  const cause = errorOf(sessionErrors.SERVER_UNREACHABLE, {
    url: 'https://portal.example',
    reason: 'ENOTFOUND',
  })
  const { exit, text } = told(appError('SERVICE_UNAVAILABLE', {}, { cause }))
  expect([exit, text.includes('Cannot reach https://portal.example (the address is not found)')]).toEqual([
    'service',
    true,
  ])
})

test('a reason of the system is told in words, one without words as it is', () => {
  const reasonOf = (reason: string, locale: 'sv' | 'en') =>
    /\((.*)\)/.exec(told(errorOf(outputErrors.OUTPUT_FAILED, { path: 'a', reason }), locale).text)?.[1]
  expect([reasonOf('EACCES', 'sv'), reasonOf('EACCES', 'en')]).toEqual([
    'behörighet saknas',
    'permission denied',
  ])
  expect(reasonOf('EUNHEARDOF', 'sv')).toBe('EUNHEARDOF')
})

test('an interruption needs no words, wherever it came up', () => {
  expect(told(new Interrupted())).toEqual({ exit: 'interrupted', text: '' })
  expect(told(new Error('aborted', { cause: new Interrupted() })).exit).toBe('interrupted')
})

test('a bug leaves a report without long digits, and says where it is', () => {
  const { exit, text } = told(new Error('unexpected 196408233234'))
  expect(exit).toBe('bug')
  const path = /is in (\S+error\.txt)\./.exec(text)?.[1] ?? expect.fail(text)
  const report = readFileSync(path, 'utf8')
  rmSync(dirname(path), { recursive: true })
  expect(report).toContain('unexpected •')
  expect(report).not.toMatch(/\d{6}/)
})

test('a sign-in that is too old for what was asked is told with the way to a new one', () => {
  const { exit, text } = told(appError('SIGN_IN_TOO_OLD', { minutes: 15 }))
  expect(exit).toBe('signedOut')
  expect(text).toContain('You signed in more than 15 minutes ago')
  expect(text).toContain('Sign in again and run the command once more:  salvia login')
})
