import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_FOLDER } from '../../process/package-folder.ts'

/** The most used passwords of at least 8 characters, in lower case. */
const COMMON = readList('common-passwords.txt')

/** Words that people here often begin a password with, and words of this service. Digits after them do not help. */
const FAVOURITES = new Set(
  'lösenord losenord sommar sommaren vinter vintern höst hösten vår våren januari februari mars april maj juni juli augusti september oktober november december summer winter autumn spring fotboll hockey älskling hemligt hejsan välkommen welcome sverige sweden stockholm göteborg malmö password passw0rd salvia företagshälsa företagshälsovård arbetsgivare personalfil personal chefen'.split(
    ' ',
  ),
)
const ENDING = /[\d!?.@#*_-]*$/
const ONE_CHARACTER = /^(.?)\1*$/su

function readList(name: string): ReadonlySet<string> {
  const lines = readFileSync(join(PACKAGE_FOLDER, 'src/features/accounts', name), 'utf8').split('\n')
  return new Set(lines.filter(line => line !== '' && !line.startsWith('# ')))
}

/** Whether an attacker would try this password among the first. */
export function isCommonPassword(password: string): boolean {
  const word = password.normalize('NFC').toLowerCase().trim()
  return COMMON.has(word) || FAVOURITES.has(word.replace(ENDING, '')) || ONE_CHARACTER.test(word)
}
