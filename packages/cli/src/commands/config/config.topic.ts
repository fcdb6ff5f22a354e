export const configCommands = {
  'config list': async () => (await import('./config-list.ts')).configList,
  'config get': async () => (await import('./config-get.ts')).configGet,
  'config set': async () => (await import('./config-set.ts')).configSet,
  'config unset': async () => (await import('./config-unset.ts')).configUnset,
  'config path': async () => (await import('./config-path.ts')).configPath,
}

export const configGroup = {
  config: { sv: 'läs och ändra inställningar', en: 'read and change settings' },
}
