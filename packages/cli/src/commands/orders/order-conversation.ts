import {
  type Attachment,
  attachmentStates,
  type Conversation,
  isOpenable,
  unansweredMessages,
} from '@salvia/core/conversations'
import { momentInWords } from '@salvia/core/i18n'
import { visible } from '../../output/escape.ts'
import { bytes, dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { spread, wrap } from '../../output/wrap.ts'
import { TEXTS } from './order-texts.ts'
import { paragraphs } from './paragraphs.ts'

const INDENT = '    '

/** The messages of both sides, the oldest first, with those that await an answer, and whether the reader may write. */
export function conversationLines(
  {
    conversation: { messages, reply },
    awaitsAnswer,
  }: { readonly conversation: Conversation; readonly awaitsAnswer: boolean },
  screen: Screen,
): string[] {
  const { say, paint, width } = screen
  const unanswered = awaitsAnswer ? unansweredMessages(messages) : []
  const told = messages.flatMap(message => {
    const { party, sender, text, at, isNew, attachments } = message
    const marks = [
      ...(unanswered.includes(message) ? [say(TEXTS.awaits)] : []),
      ...(isNew ? [say(TEXTS.isNewMessage)] : []),
    ]
    const name = party === 'provider' ? say(TEXTS.caseWorker, { name: sender }) : sender
    const head = `  ${dateTime(at, screen.locale)}  ${visible(name)}`
    return [
      ...spread(head, marks.join(', '), width).map(line => line.trimEnd()),
      ...(text === '' ? [] : paragraphs(text, width, INDENT)),
      ...fileLines(attachments, screen, INDENT),
    ]
  })
  return [
    paint.strong(say(TEXTS.messages)),
    ...(messages.length === 0 ? [`  ${say(TEXTS.noMessages)}`] : told),
    '',
    ...wrap(replyText(reply, screen), width),
  ]
}

function replyText(reply: Conversation['reply'], { say, locale }: Screen): string {
  if (reply.kind === 'not-permitted') return say(TEXTS.readOnly)
  if (reply.kind === 'locked') return say(TEXTS.locked, { moment: momentInWords(reply.since, locale) })
  return reply.locksAt === null
    ? say(TEXTS.open)
    : say(TEXTS.until, { moment: momentInWords(reply.locksAt, locale) })
}

/** Files with their sizes, and for those that cannot be opened why. */
export function fileLines(files: readonly Attachment[], screen: Screen, indent = '  '): string[] {
  const { say, paint, marks, width, locale } = screen
  return files.flatMap(({ name, bytes: size, state }) => {
    const [line = '', ...more] = spread(`${indent}${visible(name)}`, bytes(size, locale), width)
    const isTold = !isOpenable(state)
    const why = isTold ? wrap(say(attachmentStates.table[state].text), width - indent.length - 2) : []
    return [
      line,
      ...more.map(part => indent + part),
      ...why.map((part, index) => `${indent}${index === 0 ? paint.warning(marks.warning) : ' '} ${part}`),
    ]
  })
}
