import type { Locale } from '@salvia/core/i18n'
import { atom } from 'jotai'
import type { Failure } from './failure.ts'

/** What is told when work fails after its form was left, in the language that the user reads by then. */
export interface WhenMissed {
  /** What is not done: "Bokningen är inte avbokad." */
  readonly text: (locale: Locale) => string
  /** The same when no answer tells whether it is done: "Vi vet inte om bokningen är avbokad." */
  readonly unsure: (locale: Locale) => string
  /** The path of the page where it can be done again. */
  readonly to: string
  /** The text of the link: "Till tidsbokningen" */
  readonly link: (locale: Locale) => string
  /** The company that the page belongs to; left out when the page does not belong to one. */
  readonly clientNumber?: string
}

/** Work that failed when nobody stood at its form any more. */
export interface MissedFailure extends WhenMissed {
  readonly failureIn: (locale: Locale) => Failure
}

/** What failed after its form was left, by the name of the work, until the user has dealt with it. Signing out clears it. */
export const missedFailuresAtom = atom<Readonly<Record<string, MissedFailure>>>({})

/** All but the one of this name: the user has dealt with it. */
export const withoutMissed =
  (name: string) =>
  ({ [name]: _told, ...others }: Readonly<Record<string, MissedFailure>>) =>
    others
