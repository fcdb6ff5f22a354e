import { expect, test } from 'vitest'
import { unansweredMessages } from './unanswered-messages.ts'

const asks = { party: 'provider', asksForAnswer: true } as const
const tells = { party: 'provider', asksForAnswer: false } as const
const answers = { party: 'customer', asksForAnswer: false } as const

test.each([
  ['nothing is written', [], []],
  ['nothing is asked', [tells, answers, tells], []],
  ['one asks', [tells, asks], [1]],
  ['one asks, and another one adds something', [asks, tells], [0]],
  ['two ask', [asks, tells, asks], [0, 2]],
  ['the customer has answered', [asks, answers, tells], []],
  ['another one asks after the answer', [asks, answers, asks], [2]],
] as const)('where %s', (_, messages, unanswered) => {
  const numbered = messages.map((message, number) => ({ ...message, number }))
  expect(unansweredMessages(numbered).map(({ number }) => number)).toEqual(unanswered)
})
