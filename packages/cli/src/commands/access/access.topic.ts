export const accessCommands = {
  access: async () => (await import('./access.ts')).access,
}
