/** Every path that has a screen, by the name that links use. Titles, guards and screens: `app/routes.ts`. */
export const PATHS = {
  start: '/',
  signInAlias: '/login',
  bankIdDevice: '/logga-in',
  bankIdQr: '/logga-in/bankid',
  signIn: '/logga-in/e-post',
  sso: '/sso/:realm',
  consent: '/piwik-aktivering',
  activation: '/aktivering',
  activateAccount: '/aktivera-konto',
  connectBankId: '/koppla-bankid',
  recoverPassword: '/aterstall-losenord',
  setPassword: '/setPassword/:token?',
  newPassword: '/newPassword/:token?',
  unsubscribe: '/unsubscribe/:token?',
  unsubscribeAlias: '/avprenumerera/:token?',
  personnelFile: '/personalfil',
  personnelFileCase: '/personalfil/:id',
  bookings: '/tidsbokningar',
  booking: '/tidsbokningar/detaljer/:id',
  cancelBooking: '/tidsbokningar/avboka/:id',
  rescheduleBooking: '/tidsbokningar/boka-om/:id',
  coworkers: '/medarbetare',
  profile: '/din-profil',
  changePassword: '/din-profil/andra-losenord',
  ownTerms: '/din-profil/anvandarvillkor',
  ownTermsAlias: '/din-profil/hantering-personinformation',
  backOffice: '/handlaggning',
  backOfficeCustomers: '/handlaggning/kunder',
  backOfficeCustomer: '/handlaggning/kunder/:clientNumber',
  backOfficeSendFile: '/handlaggning/kunder/:clientNumber/skicka-fil',
  backOfficeCase: '/handlaggning/:id',
  terms: '/anvandarvillkor',
  accessibility: '/tillganglighet',
  notFound: '/404',
  gallery: '/gallery',
} as const

export type RouteName = keyof typeof PATHS

/** The names of the parameters that a path must have; `:token?` need not be given. */
type ParameterOf<Path extends string> = Path extends `${string}:${string}?`
  ? never
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParameterOf<Rest>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never

type Parameters<Name extends RouteName> = [ParameterOf<(typeof PATHS)[Name]>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterOf<(typeof PATHS)[Name]>, string>>]

/**
 * The address of a screen; a missing parameter does not compile.
 * @example href('personnelFileCase', { id: 'P-20418' }) // '/personalfil/P-20418'
 */
export function href<Name extends RouteName>(name: Name, ...[parameters]: Parameters<Name>): string {
  const values: Readonly<Record<string, string>> = parameters ?? {}
  return PATHS[name]
    .replace(/\/:\w+\?$/, '')
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
}
