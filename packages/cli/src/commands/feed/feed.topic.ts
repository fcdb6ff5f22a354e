export const feedCommands = {
  'feed check': async () => (await import('./feed-check.ts')).feedCheck,
  'feed send': async () => (await import('./feed-send.ts')).feedSend,
  'feed status': async () => (await import('./feed-status.ts')).feedStatus,
  'feed changes': async () => (await import('./feed-changes.ts')).feedChanges,
  'feed reconcile': async () => (await import('./feed-reconcile.ts')).feedReconcile,
}

export const feedGroup = {
  feed: {
    sv: 'fyll portalen från företagshälsans system, och läs det som kunderna gör',
    en: "fill the portal from the provider's systems, and read what customers do",
  },
}
