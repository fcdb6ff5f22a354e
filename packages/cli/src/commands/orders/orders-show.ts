import type { OrderDetails } from '@salvia/core/orders'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { findOrder, ORDER_ARGUMENT } from './find-order.ts'
import { maskOrder } from './mask-order.ts'
import { orderLine } from './order-rows.ts'
import { renderOrder } from './order-view.ts'

interface Shown {
  readonly order: OrderDetails
  readonly isMasked: boolean
}

export const ordersShow = defineCommand({
  name: 'orders show',
  summary: { sv: 'visa en beställning', en: 'show an order' },
  args: [ORDER_ARGUMENT],
  options: { ...SHOW_VALUES_OPTIONS, org: ORG_OPTION },
  examples: [
    {
      command: 'salvia orders show B-20001 --show-values',
      text: { sv: 'allt om en beställning', en: 'everything about an order' },
    },
    {
      command: 'salvia orders show B-20001 -f json',
      text: { sv: 'till ett program, utan namn och texter', en: 'for a program, without names and texts' },
    },
  ],
  async run({ args: [word = ''], options: { org, showValues } }, ctx): Promise<Shown> {
    const { order } = await findOrder(word, org, ctx)
    return { order: showValues ? order : maskOrder(order), isMasked: !showValues }
  },
  view: {
    pretty: ({ order, isMasked }, screen) =>
      [renderOrder(order, screen), ...(isMasked ? ['', ...hiddenLines(screen)] : [])].join('\n'),
    concise: ({ order }, locale) => orderLine(rowOf(order), locale),
    json: ({ order }) => order,
  },
})

/** The order as the list has it, so that both tell of it on the same line. */
function rowOf(order: OrderDetails): Parameters<typeof orderLine>[0] {
  const { number, createdAt } = order
  const nobody = { employee: null, units: [], unitCount: 0, awaitsAnswer: false }
  if (order.access === 'text') return { number, createdAt, status: null, service: order.service, ...nobody }
  const { status } = order
  if (order.access === 'limited') return { number, createdAt, status, service: null, ...nobody }
  const { contents, employee, units, awaitsAnswer } = order
  const paths = units.map(({ path }) => path)
  const service = contents.service.name
  const about = { employee, units: paths, unitCount: paths.length }
  return { number, createdAt, status, service, ...about, awaitsAnswer }
}
