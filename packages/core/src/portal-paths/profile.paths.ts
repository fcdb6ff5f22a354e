export const profilePaths = {
  profile: '/din-profil',
  changePassword: '/din-profil/andra-losenord',
  terminal: '/terminal',
  ownTerms: '/din-profil/anvandarvillkor',
  ownTermsAlias: '/din-profil/hantering-personinformation',
} as const
