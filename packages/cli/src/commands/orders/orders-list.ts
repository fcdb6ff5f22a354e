import { ordersContract, ordersList } from '@salvia/core/orders'
import { defineListCommand } from '../../lists/list-command.ts'
import { maskOrderRow } from './mask-order.ts'
import { orderLine, renderOrders } from './order-rows.ts'

export const ordersListCommand = defineListCommand({
  name: 'orders list',
  summary: { sv: 'visa beställningar', en: 'show orders' },
  list: ordersList,
  calls: ordersContract,
  options: {
    status: {
      sv: 'inskickade, mottagna, hanterade, låsta eller alla (annars alla)',
      en: 'submitted, received, handled, locked or all (default: all)',
    },
    unread: { sv: 'bara de som har olästa svar', en: 'only those with unread replies' },
    awaitsAnswer: {
      sv: 'bara de där vi väntar på ditt svar',
      en: 'only those where we are waiting for your reply',
    },
    search: {
      sv: 'sök på nummer, tjänst, medarbetare, enhet, beställare eller datum',
      en: 'search number, service, employee, unit, orderer or date',
    },
    sort: {
      sv: 'efter datum eller tjänst; minus före vänder ordningen',
      en: 'by date or service; a minus before it reverses the order',
    },
  },
  examples: [
    {
      command: 'salvia orders list --unread',
      text: { sv: 'de som har fått svar', en: 'those that have been answered' },
    },
    {
      command: 'salvia orders list --status received --all -f json',
      text: { sv: 'allt som vi arbetar med, till ett program', en: 'everything in progress, for a program' },
    },
    {
      command: 'salvia orders list --all -f xlsx:bestallningar.xlsx --show-values',
      text: {
        sv: 'årets beställningar till Excel, med namn',
        en: "the year's orders, for Excel, with names",
      },
    },
  ],
  keyOf: ({ id }) => id,
  mask: maskOrderRow,
  page: (page, _asked, screen) => renderOrders(page, screen),
  line: orderLine,
})
