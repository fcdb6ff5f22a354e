import type { MatterCase } from '@salvia/core/matters'

/** An act of the kind's own on a page of its own, such as booking a time. */
export interface OwnAct {
  readonly name: string
  readonly label: string
  /** What it does, and who is told. */
  readonly explained: string
  /** The page on which it is done. */
  readonly to: string
}

/** What a kind says of the acts of its own. */
export interface OwnActs {
  readonly open: readonly OwnAct[]
  /** The one that is to be done next, once somebody has taken the matter on; null if none is. */
  readonly next: string | null
  /** Something of the kind's own is done already, so that an answer need not come first. */
  readonly isBegun: boolean
}
const NO_OWN_ACTS: OwnActs = { open: [], next: null, isBegun: false }

/** What a case worker can do with a matter: its events, to answer, and the acts of its kind. */
export type MatterAct = MatterCase['actions'][number] | 'reply' | OwnAct

interface MatterActs {
  /** The next thing to do; null where the matter has ended. */
  readonly leading: MatterAct | null
  readonly others: readonly MatterAct[]
}

/** Whether the last message is the customer's. */
export function isAwaited({ conversation: { messages } }: Pick<MatterCase, 'conversation'>): boolean {
  return messages.at(-1)?.party === 'customer'
}

/** What can be done now, and which of it leads: a matter is taken on, answered or worked on, and then handled. */
export function matterActs(matter: MatterCase, own: OwnActs = NO_OWN_ACTS): MatterActs {
  const { actions, isMine, status, ending, conversation } = matter
  const ways: MatterAct[] = [
    ...(actions.includes('take-on') && !isMine ? (['take-on'] as const) : []),
    ...own.open,
    'reply',
    ...(actions.includes('handle') ? (['handle'] as const) : []),
    ...(actions.includes('close') ? (['close'] as const) : []),
  ]
  const isReceived = status === 'received'
  const preferred: (MatterAct | false | undefined)[] = [
    status === 'sent' && 'take-on',
    isReceived && !isMine && 'take-on',
    isAwaited(matter) && 'reply',
    isReceived && own.open.find(({ name }) => name === own.next),
    isReceived && !own.isBegun && conversation.messages.length === 0 && 'reply',
    'handle',
    ending === null && 'reply',
  ]
  const leading =
    preferred.find((way): way is MatterAct => Boolean(way) && ways.includes(way as MatterAct)) ?? null
  return { leading, others: ways.filter(way => way !== leading) }
}
