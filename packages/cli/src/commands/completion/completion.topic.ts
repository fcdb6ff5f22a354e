export const completionCommands = {
  completion: async () => (await import('./completion.ts')).completion,
}
