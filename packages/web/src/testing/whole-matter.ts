import type { MatterCase, WholeMatter } from '@salvia/core/matters'
import { instantOf } from '@salvia/core/primitives'
import { exampleConversation } from './conversations.ts'

const SENT = instantOf('2026-11-18T08:15:00.000Z')
const MAKER = 'Camilla Dahlström'

/** What every kind of matter tells: here of one that nobody has taken on. */
const exampleMatter: WholeMatter = {
  id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b31',
  number: 'B-20042',
  createdAt: SENT,
  status: 'sent',
  ending: null,
  maker: MAKER,
  handler: null,
  attachments: [],
  steps: [{ event: 'sent', at: SENT, by: MAKER }],
  conversation: exampleConversation([]),
  awaitsAnswer: false,
}

/** What a case worker is told of it besides. */
export const exampleMatterCase: MatterCase & { clientNumber: string; company: string; makerEmail: string } = {
  ...exampleMatter,
  version: 1,
  clientNumber: '10401',
  company: 'Kvarnhälle AB',
  isMine: false,
  makerEmail: 'camilla@exempel.se',
  actions: ['take-on', 'handle', 'close'],
  notes: [],
}
