import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Text } from '@salvia/core/i18n'
import { type CliError, errorOf } from '../errors/cli-error.ts'
import { usageErrors } from '../errors/usage.errors.ts'
import type { Screen } from '../output/screen.ts'
import { wrap, wrapBehind } from '../output/wrap.ts'

const YES = ['j', 'ja', 'y', 'yes']
/** An empty answer is the one in capitals. */
const NO = ['n', 'nej', 'no', '']
const YES_OR_NO: Text = { sv: '(j/N)', en: '(y/N)' }
const NEITHER: Text = { sv: 'Svara ja eller nej.', en: 'Answer yes or no.' }
const NUMBER: Text = { sv: 'Nummer:', en: 'Number:' }
const NOT_A_CHOICE: Text = {
  sv: 'Det är inget av alternativen. Skriv en siffra från 1 till {last}.',
  en: 'That is not one of the choices. Type a number from 1 to {last}.',
}
const NEITHER_PLACE_NOR_KEY: Text = {
  sv: 'Det är inget av alternativen. Skriv 1 till {last}, eller ett nummer ur listan som {example}.',
  en: 'That is not one of the choices. Type 1 to {last}, or a number from the list such as {example}.',
}
const CLOSED_CHOICE: Text = {
  sv: '{label} går inte att välja här ({why}). Välj en annan.',
  en: '{label} cannot be chosen here ({why}). Choose another.',
}
/** Columns left for the answer on the line of the question. */
const ANSWER_WIDTH = 5

/** One of several answers. The user types its number in the list or its key. */
interface Choice<T> {
  /** The start of its label, which may be typed too; null when only the number may. */
  readonly key: string | null
  readonly label: string
  readonly value: T
  /** Why it cannot be chosen; null when it can. */
  readonly closed: string | null
}

interface PromptPlace {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly screen: Screen
  /** Whether somebody is there to answer. */
  readonly possible: boolean
  readonly signal: AbortSignal
  readonly interrupt: () => void
}

/** Asks questions on the terminal. Each takes the flag that answers it when nobody can. */
export interface Prompt {
  readonly possible: boolean
  ask(question: string, flag: string): Promise<string>
  /** Asks for a secret; what is typed is not shown. */
  secret(question: string, flag: string): Promise<string>
  confirm(question: string, flag: string): Promise<boolean>
  choose<T>(question: string, choices: readonly Choice<T>[], flag: string): Promise<T>
}

export function createPrompt(place: PromptPlace): Prompt {
  const { screen, possible, output } = place
  const mark = screen.paint.hint(screen.marks.ask)
  async function read(question: string, flag: string, hidden = false): Promise<string> {
    if (!possible) throw unanswered(question, flag)
    const lines = wrap(`${mark} ${question}`, screen.width - ANSWER_WIDTH)
    for (const line of lines.slice(0, -1)) output.write(`${line}\n`)
    return readLine(place, `${lines.at(-1)} `, hidden)
  }
  return {
    possible,
    ask: (question, flag) => read(question, flag),
    secret: (question, flag) => read(question, flag, true),
    async confirm(question, flag) {
      for (;;) {
        const answer = (await read(`${question} ${screen.say(YES_OR_NO)}`, flag)).trim().toLowerCase()
        if (YES.includes(answer)) return true
        if (NO.includes(answer)) return false
        output.write(`${screen.say(NEITHER)}\n`)
      }
    },
    async choose(question, choices, flag) {
      if (!possible) throw unanswered(question, flag)
      for (const line of wrapBehind(mark, question, screen.width)) output.write(`${line}\n`)
      output.write(choices.map((choice, index) => `  ${index + 1}  ${choiceLine(choice)}\n`).join(''))
      for (;;) {
        const answer = (await readLine(place, `  ${screen.say(NUMBER)} `, false)).trim()
        const chosen = choices.find(({ key }) => key === answer) ?? choices[Number(answer) - 1]
        if (chosen?.closed === null) return chosen.value
        for (const line of wrap(refusal(chosen, choices, screen), screen.width - 2))
          output.write(`  ${line}\n`)
      }
    },
  }
}

function choiceLine({ label, closed }: Choice<unknown>): string {
  return closed === null ? label : `${label} (${closed})`
}

/** Why an answer is not accepted: nothing matches it, or the choice is closed. */
function refusal(
  chosen: Choice<unknown> | undefined,
  choices: readonly Choice<unknown>[],
  { say }: Screen,
): string {
  if (chosen) return say(CLOSED_CHOICE, { label: chosen.label, why: chosen.closed ?? '' })
  const last = choices.length
  const example = choices.find(({ closed }) => closed === null)?.key ?? null
  return example === null ? say(NOT_A_CHOICE, { last }) : say(NEITHER_PLACE_NOR_KEY, { last, example })
}

/** The error for a question that nobody can answer. Its text leaves out the final colon of the question. */
function unanswered(question: string, flag: string): CliError {
  return errorOf(usageErrors.ANSWER_NEEDED, { question: question.replace(/:$/, ''), flag })
}

/** Reads one line from the terminal. Ctrl-C and the end of input interrupt the program. */
function readLine(place: PromptPlace, question: string, hidden: boolean): Promise<string> {
  const { input, output, signal } = place
  signal.throwIfAborted()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input, output: hidden ? nowhere : output, terminal: true, historySize: 0 })
  // The question comes only now, when the terminal no longer shows what is typed, so a fast answer is hidden too.
  if (hidden) output.write(question)
  return new Promise((resolve, reject) => {
    const stop = () => line.close()
    signal.addEventListener('abort', stop)
    line.once('SIGINT', place.interrupt)
    let answer: string | undefined
    line.once('close', () => {
      signal.removeEventListener('abort', stop)
      if (hidden) output.write('\n')
      if (answer !== undefined) return resolve(answer)
      // End of input: no answer will come.
      if (!signal.aborted) place.interrupt()
      reject(signal.reason)
    })
    line.question(hidden ? '' : question, given => {
      answer = given
      line.close()
    })
  })
}
