export const statisticsPaths = { statistics: '/statistik' } as const
