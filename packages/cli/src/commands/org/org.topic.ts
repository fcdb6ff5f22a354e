export const orgCommands = {
  'org list': async () => (await import('./org-list.ts')).orgList,
  'org use': async () => (await import('./org-use.ts')).orgUse,
}

export const orgGroup = {
  org: { sv: 'visa och välj organisation', en: 'show and choose the organisation' },
}
