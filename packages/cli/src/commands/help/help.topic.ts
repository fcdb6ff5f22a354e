export const helpCommands = {
  help: async () => (await import('./help.ts')).help,
}
