import { z } from 'zod'
import { defineList, type FilterOf, type PageOf, type SortOf } from '../lists/index.ts'
import { shownMatterStatus } from '../matters/index.ts'
import { fullName } from '../primitives/index.ts'
import { orderRowSchema } from './order.ts'

/** The orders that the user may see something of. @spec §2 */
export const ordersList = defineList(
  {
    path: 'orders/{clientNumber}',
    params: z.object({ clientNumber: z.string() }),
    access: 'user',
    feature: 'orders',
    spec: 'assumed',
    summary:
      'Lists the orders whose latest event lies within 365 days and that the user may see; a machine token sees those of the whole company, except of who is HR there.',
    row: orderRowSchema,
    filter: { name: 'status', values: ['all', 'sent', 'received', 'handled', 'closed'] },
    sorts: ['date', 'service'],
    defaultSort: '-date',
    questions: {
      // Only those with messages that the user has not read.
      unread: { kind: 'flag' },
      // Only those that await an answer of the user; of a machine token, of anybody.
      awaitsAnswer: { kind: 'flag' },
    },
    isSearchable: true,
    findsByNumber: true,
    isDownloadable: true,
    fileName: { sv: 'Beställningar', en: 'Orders' },
    more: {
      /** Without a search and filter there would be none either. */
      isEmpty: z.boolean(),
    },
  },
  [
    { key: 'number', header: { sv: 'Nummer', en: 'Number' }, value: row => row.number },
    {
      key: 'createdAt',
      header: { sv: 'Skickad', en: 'Sent' },
      isMoment: true,
      value: row => ({ moment: row.createdAt }),
    },
    { key: 'service', header: { sv: 'Tjänst', en: 'Service' }, value: row => row.service },
    {
      key: 'about',
      header: { sv: 'Gäller', en: 'About' },
      value: ({ employee, units }) =>
        employee ? fullName(employee) : units.map(path => path.join(' / ')).join(', '),
    },
    {
      key: 'status',
      header: { sv: 'Status', en: 'Status' },
      value: ({ status, ending }, locale) => status && shownMatterStatus(status, ending).text[locale],
    },
    { key: 'handler', header: { sv: 'Handläggare', en: 'Case worker' }, value: row => row.handler },
    { key: 'id', header: { sv: 'Id', en: 'Id' }, value: row => row.id },
  ],
)

type Declaration = (typeof ordersList)['declaration']
export type OrdersPage = PageOf<typeof ordersList>
export type OrderFilter = FilterOf<Declaration>
export type OrderSort = SortOf<Declaration>
