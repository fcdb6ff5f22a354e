export const ordersPaths = {
  orders: '/bestallningar',
  order: '/bestallningar/id/:id',
  newOrder: '/bestallningar/bestall',
  personOrder: '/bestallningar/bestall/person',
  groupOrder: '/bestallningar/bestall/grupp',
  counsellingOrder: '/bestallningar/bestall/radgivning',
  services: '/bestallningar/tjanster',
  service: '/bestallningar/tjanster/:id',
} as const
