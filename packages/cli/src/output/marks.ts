import type { Locale } from '@salvia/core/i18n'

/** The characters that output is rendered with. */
export interface Marks {
  readonly error: string
  readonly warning: string
  readonly ok: string
  readonly ask: string
  readonly bar: string
  readonly corner: string
  readonly end: string
  readonly underline: string
  readonly dot: string
  readonly dash: string
  readonly masked: string
  readonly filled: string
  readonly empty: string
  readonly spinner: readonly string[]
}

const UNICODE: Marks = {
  error: '✖',
  warning: '▲',
  ok: '✔',
  ask: '?',
  bar: '│',
  corner: '┌─',
  end: '└─',
  underline: '━',
  dot: '·',
  dash: '–',
  masked: '•',
  filled: '━',
  empty: '╌',
  spinner: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'],
}

const ASCII: Marks = {
  error: 'x',
  warning: '!',
  ok: 'ok',
  ask: '?',
  bar: '|',
  corner: '+-',
  end: '+-',
  underline: '^',
  dot: '|',
  dash: '-',
  masked: '*',
  filled: '#',
  empty: '.',
  spinner: ['|', '/', '-', '\\'],
}

const WORDS = {
  sv: { error: 'Fel:', warning: 'Varning:', ok: 'Klart:', ask: 'Fråga:' },
  en: { error: 'Error:', warning: 'Warning:', ok: 'Done:', ask: 'Question:' },
} as const satisfies Record<Locale, Partial<Marks>>

export type MarkSet = 'unicode' | 'ascii' | 'words'

/** The marks of a screen. The set `words` is for screen readers: no frames, and words instead of signs. */
export function marksOf(set: MarkSet, locale: Locale): Marks {
  if (set === 'words')
    return { ...ASCII, bar: '', corner: '', end: '', underline: '', dot: ',', ...WORDS[locale] }
  return set === 'ascii' ? ASCII : UNICODE
}
