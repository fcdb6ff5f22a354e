export const statisticsCommands = {
  'statistics units': async () => (await import('./statistics-units.ts')).statisticsUnits,
  'statistics export': async () => (await import('./statistics-export.ts')).statisticsExport,
}

export const statisticsGroup = {
  statistics: { sv: 'läs statistik', en: 'read statistics' },
}
