export const authCommands = {
  login: async () => (await import('./login.ts')).login,
  logout: async () => (await import('./logout.ts')).logout,
  whoami: async () => (await import('./whoami.ts')).whoami,
}
