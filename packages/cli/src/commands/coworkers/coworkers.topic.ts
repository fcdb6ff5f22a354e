export const coworkersCommands = {
  'coworkers list': async () => (await import('./coworkers-list.ts')).coworkersList,
  'coworkers show': async () => (await import('./coworkers-show.ts')).coworkersShow,
  'coworkers why': async () => (await import('./coworkers-why.ts')).coworkersWhy,
}

export const coworkersGroup = { coworkers: { sv: 'visa medarbetare', en: 'show employees' } }
