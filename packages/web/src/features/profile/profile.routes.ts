import type { RouteFacts } from '../../parts/route-facts.ts'

export const profileRoutes: readonly RouteFacts[] = [
  {
    name: 'profile',
    title: { sv: 'Din profil', en: 'Your profile' },
    guard: 'user',
    feature: 'profile',
    screen: async () => (await import('./profile.screen.tsx')).ProfileScreen,
  },
  {
    name: 'changePassword',
    title: { sv: 'Ändra lösenord', en: 'Change password' },
    guard: 'user',
    feature: 'profile',
    screen: async () => (await import('./change-password.screen.tsx')).ChangePasswordScreen,
  },
  {
    name: 'terminal',
    title: { sv: 'Logga in i terminalen', en: 'Sign in to the terminal' },
    guard: 'user',
    feature: 'profile',
    screen: async () => (await import('./terminal/terminal.screen.tsx')).TerminalScreen,
  },
]
