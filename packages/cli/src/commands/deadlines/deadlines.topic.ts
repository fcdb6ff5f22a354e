export const deadlinesCommands = {
  deadlines: async () => (await import('./deadlines.ts')).deadlines,
}
