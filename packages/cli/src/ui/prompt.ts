import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Text } from '@salvia/core/i18n'
import { CliError } from '../cli-error.ts'
import type { Screen } from '../output/screen.ts'

const YES = { sv: ['j', 'ja', 'y', 'yes'], en: ['y', 'yes', 'j', 'ja'] } as const
const YES_OR_NO: Text = { sv: '(j/N)', en: '(y/N)' }
const NUMBER: Text = { sv: 'Nummer:', en: 'Number:' }

interface PromptPlace {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  readonly screen: Screen
  /** Someone is there to answer. */
  readonly possible: boolean
  readonly signal: AbortSignal
  readonly interrupt: () => void
}

/** Asks on the terminal. Each question names the flag that answers it where nobody can. */
export interface Prompt {
  readonly possible: boolean
  ask(question: string, flag: string): Promise<string>
  /** What is typed is not shown. */
  secret(question: string, flag: string): Promise<string>
  confirm(question: string, flag: string): Promise<boolean>
  choose<T>(question: string, choices: readonly { label: string; value: T }[], flag: string): Promise<T>
}

export function createPrompt(place: PromptPlace): Prompt {
  const { screen, possible, output } = place
  const mark = screen.paint.hint(screen.marks.ask)
  async function read(question: string, flag: string, hidden = false): Promise<string> {
    if (!possible) throw new CliError('ANSWER_NEEDED', { question, flag })
    return readLine(place, `${mark} ${question} `, hidden)
  }
  return {
    possible,
    ask: (question, flag) => read(question, flag),
    secret: (question, flag) => read(question, flag, true),
    async confirm(question, flag) {
      const answer = await read(`${question} ${screen.say(YES_OR_NO)}`, flag)
      return YES[screen.locale].some(word => word === answer.trim().toLowerCase())
    },
    async choose(question, choices, flag) {
      if (!possible) throw new CliError('ANSWER_NEEDED', { question, flag })
      output.write(`${mark} ${question}\n`)
      output.write(choices.map(({ label }, index) => `  ${index + 1}  ${label}\n`).join(''))
      for (;;) {
        const chosen = choices[Number(await readLine(place, `  ${screen.say(NUMBER)} `, false)) - 1]
        if (chosen) return chosen.value
      }
    },
  }
}

/** One line from the terminal; Ctrl-C and the end of input interrupt. */
function readLine(place: PromptPlace, question: string, hidden: boolean): Promise<string> {
  const { input, output, signal } = place
  signal.throwIfAborted()
  if (hidden) output.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input, output: hidden ? nowhere : output, terminal: true, historySize: 0 })
  return new Promise((resolve, reject) => {
    const stop = () => line.close()
    signal.addEventListener('abort', stop)
    line.once('SIGINT', place.interrupt)
    let answer: string | undefined
    line.once('close', () => {
      signal.removeEventListener('abort', stop)
      if (hidden) output.write('\n')
      if (answer !== undefined) return resolve(answer)
      // The end of the input is an answer nobody will give.
      if (!signal.aborted) place.interrupt()
      reject(signal.reason)
    })
    line.question(hidden ? '' : question, given => {
      answer = given
      line.close()
    })
  })
}
