export const coworkersPaths = {
  coworkers: '/medarbetare',
} as const
