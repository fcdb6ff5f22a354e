import { expect, it } from 'vitest'
import { type MatterAct, matterActs } from '../../../../parts/matters/case-worker/matter-acts.ts'
import { exampleConversation, exampleMessage } from '../../../../testing/conversations.ts'
import { exampleOrderBooking, exampleOrderCase, ownOrderCase } from '../../../../testing/order-cases.ts'
import { ownActs } from './own-acts.ts'

const asked = exampleConversation([exampleMessage(1), exampleMessage(2, { party: 'customer' })])
const answered = exampleConversation([exampleMessage(1, { party: 'customer' }), exampleMessage(2)])
const { createdAt } = exampleOrderCase()
const booked = (status: 'upcoming' | 'cancelled') =>
  ownOrderCase({
    bookings: [exampleOrderBooking({ startsAt: createdAt, endsAt: createdAt }, { status })],
  })
const handled = ownOrderCase({ status: 'handled', actions: ['close'], mayBook: false })

const nameOf = (act: MatterAct): string => (typeof act === 'string' ? act : act.name)

it.each([
  ['that nobody has is taken on', exampleOrderCase(), 'take-on', ['book', 'reply', 'handle', 'close']],
  [
    'of somebody else can be taken over',
    exampleOrderCase({ status: 'received', handler: 'Elsa Wiik' }),
    'take-on',
    ['book', 'reply', 'handle', 'close'],
  ],
  [
    'with a message of the customer is answered',
    ownOrderCase({ conversation: asked }),
    'reply',
    ['book', 'handle', 'close'],
  ],
  [
    'that is answered gets a time',
    ownOrderCase({ conversation: answered }),
    'book',
    ['reply', 'handle', 'close'],
  ],
  ['whose time was cancelled gets another', booked('cancelled'), 'book', ['reply', 'handle', 'close']],
  ['with a time is handled', booked('upcoming'), 'handle', ['book', 'reply', 'close']],
  ['without a person is answered', ownOrderCase({ mayBook: false }), 'reply', ['handle', 'close']],
  [
    'without a person that is answered is handled',
    ownOrderCase({ mayBook: false, conversation: answered }),
    'handle',
    ['reply', 'close'],
  ],
  ['that is handled can be written about', handled, 'reply', ['close']],
  [
    'that has ended has nothing next',
    ownOrderCase({ status: 'closed', ending: 'closed', actions: [], mayBook: false }),
    null,
    ['reply'],
  ],
] as const)('an order %s', (_what, order, leading, others) => {
  const shown = matterActs(order, ownActs(order, { book: { label: 'Boka tid', explained: '' } }))
  expect(shown.leading && nameOf(shown.leading)).toBe(leading)
  expect(shown.others.map(nameOf)).toEqual(others)
})
