export const ordersCommands = {
  'orders list': async () => (await import('./orders-list.ts')).ordersListCommand,
  'orders show': async () => (await import('./orders-show.ts')).ordersShow,
  'orders download': async () => (await import('./orders-download.ts')).ordersDownload,
}

export const ordersGroup = {
  orders: { sv: 'följ beställningar', en: 'follow orders' },
}
