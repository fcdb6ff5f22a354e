export const certificatesCommands = {
  'certificates list': async () => (await import('./certificates-list.ts')).certificatesListCommand,
  'certificates show': async () => (await import('./certificates-show.ts')).certificatesShow,
  'certificates download': async () => (await import('./certificates-download.ts')).certificatesDownload,
  'certificates expiring': async () => (await import('./certificates-expiring.ts')).certificatesExpiring,
}

export const certificatesGroup = {
  certificates: { sv: 'visa medicinska kontroller', en: 'show medical check-ups' },
}
