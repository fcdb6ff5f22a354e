import type { RouteFacts } from '../../parts/route-facts.ts'

export const termsRoutes: readonly RouteFacts[] = [
  {
    name: 'ownTerms',
    aliases: ['ownTermsAlias'],
    title: { sv: 'Användarvillkor', en: 'Terms of use' },
    guard: 'signedIn',
    feature: 'profile',
    screen: async () => (await import('./terms.screen.tsx')).OwnTermsScreen,
  },
  {
    name: 'terms',
    title: { sv: 'Användarvillkor', en: 'Terms of use' },
    guard: 'anyone',
    screen: async () => (await import('./terms.screen.tsx')).TermsScreen,
  },
]
