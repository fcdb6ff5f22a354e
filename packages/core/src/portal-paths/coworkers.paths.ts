export const coworkersPaths = {
  coworkers: '/medarbetare',
  accessPreview: '/medarbetare/behorigheter',
  accessPreviewPerson: '/medarbetare/behorigheter/:id',
  coworker: '/medarbetare/:id',
} as const
