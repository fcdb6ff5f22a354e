export const coworkersCommands = {
  'coworkers list': async () => (await import('./coworkers-list.ts')).coworkersList,
}

export const coworkersGroup = { coworkers: { sv: 'visa medarbetare', en: 'show employees' } }
