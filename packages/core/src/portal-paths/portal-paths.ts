/** The path of each screen of the portal, by the name that links use. `:token?` is optional. @spec §2 */
export const PORTAL_PATHS = {
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

export type PortalPage = keyof typeof PORTAL_PATHS

/** The names of the parameters of a path; optional ones keep their question mark. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of a screen. Those without a question mark are required. */
type ParametersOf<Page extends PortalPage> = {
  readonly [Name in NamesIn<(typeof PORTAL_PATHS)[Page]> as Name extends `${string}?` ? never : Name]: string
} & {
  readonly [Name in NamesIn<(typeof PORTAL_PATHS)[Page]> as Name extends `${infer Short}?`
    ? Short
    : never]?: string
}

type PathArguments<Page extends PortalPage> =
  Record<never, never> extends ParametersOf<Page>
    ? readonly [parameters?: ParametersOf<Page>]
    : readonly [parameters: ParametersOf<Page>]

/**
 * The path of a screen of the portal. A missing parameter does not compile.
 * @example portalPath('personnelFileCase', { id: 'P-20418' }) // '/personalfil/P-20418'
 */
export function portalPath<Page extends PortalPage>(
  page: Page,
  ...[parameters]: PathArguments<Page>
): string {
  const values: Readonly<Record<string, string | undefined>> = parameters ?? {}
  return PORTAL_PATHS[page].replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
}
