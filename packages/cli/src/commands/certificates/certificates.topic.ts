export const certificatesCommands = {
  'certificates list': async () => (await import('./certificates-list.ts')).certificatesListCommand,
  'certificates expiring': async () => (await import('./certificates-expiring.ts')).certificatesExpiring,
}

export const certificatesGroup = {
  certificates: { sv: 'visa medicinska kontroller', en: 'show medical check-ups' },
}
