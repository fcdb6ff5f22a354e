export const ordersPaths = {
  services: '/bestallningar/tjanster',
  service: '/bestallningar/tjanster/:id',
} as const
