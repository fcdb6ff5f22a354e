import { isPrivateSearch } from '@salvia/core/lists'
import { errorOf } from '../../errors/cli-error.ts'
import { coworkersErrors } from './coworkers.errors.ts'

/** Throws if a word of the command line may hold an identity number, which the shell would keep in its history. */
export function refuseNumber(word: string): void {
  if (isPrivateSearch(word)) throw errorOf(coworkersErrors.NUMBER_IN_COMMAND)
}
