import { describe, expect, test } from 'vitest'
import { type ErrorCode, errorFacts } from './catalogue.ts'
import { errorText } from './error-text.ts'
import { errorCatalogue } from './errors.gen.ts'

/** Title of a refusal and the beginning of what the user can do. */
type Words = readonly [title: string, action: RegExp]

/** What who may not come in is told, in both languages: the tests in the browser ask for most of it in Swedish only. */
const WORDS: readonly (readonly [code: ErrorCode, sv: Words, en: Words])[] = [
  [
    'SIGN_IN_FAILED',
    ['Det går inte att logga in', /fel, eller så är kontot inte aktiverat/],
    ["Can't sign in", /wrong, or the account is not activated/],
  ],
  [
    'SIGN_IN_NOT_PERMITTED',
    ['Du kan inte logga in i portalen.', /Använd appen/],
    ['You cannot sign in to the portal.', /Use the app/],
  ],
  [
    'WRONG_LOGIN_METHOD',
    ['Din organisation använder ett annat sätt att logga in.', /Logga in med BankID/],
    ['Your organisation uses another way to sign in.', /Sign in with BankID/],
  ],
  [
    'SIGN_IN_NOT_AUTHORISED',
    ['Du saknar behörighet att logga in.', /Be din arbetsgivare/],
    ['You are not authorised to sign in.', /Ask your employer/],
  ],
]

test.each(WORDS.map(of => ({ of })))(
  '$of.0 says in both languages what happened and what to do',
  ({ of }) => {
    const [code, sv, en] = of
    for (const [locale, [title, action]] of [
      ['sv', sv],
      ['en', en],
    ] as const) {
      expect(errorText(code, locale).title).toBe(title)
      expect(errorText(code, locale).action).toMatch(action)
    }
  },
)

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(Object.keys(errorCatalogue) as ErrorCode[])('%s', code => {
  test.each(['title', 'action'] as const)('has its %s in both languages, with the same places', part => {
    const { sv, en } = errorFacts(code)[part]
    expect(sv.trim()).not.toBe('')
    expect(en.trim()).not.toBe('')
    expect(places(en)).toEqual(places(sv))
  })
})
