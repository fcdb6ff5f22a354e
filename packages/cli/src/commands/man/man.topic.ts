export const manCommands = {
  man: async () => (await import('./man.ts')).man,
}
