import type { Feature } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'
import type { PortalPage } from '@salvia/core/portal-paths'
import type { ComponentType } from 'react'

/**
 * Who may open a screen: `anyone`; `signedOut` – only visitors; `signedIn` – a customer's user who has chosen a
 * company; `caseWorker` – the provider's case workers; `user` – either of these two; `asked` – either of these two,
 * when they have not answered the consent question yet. Others are redirected to a screen that they may open.
 */
export type Guard = 'anyone' | 'signedOut' | 'signedIn' | 'caseWorker' | 'user' | 'asked'

export interface RouteFacts {
  /** Its path is in `portal-paths` of core, which links use too. */
  readonly name: PortalPage
  /** The page title; the name of the product is added after it. */
  readonly title: Text
  readonly guard: Guard
  /** The feature that the user must have at the chosen company. */
  readonly feature?: Feature
  /** The screen has its own frame instead of the portal's. Every screen for visitors has. */
  readonly ownFrame?: true
  /** Other paths that lead to the same screen. */
  readonly aliases?: readonly PortalPage[]
  readonly screen: () => Promise<ComponentType>
}

/** The components of the design system in all their states. Not part of the production build. */
const GALLERY: RouteFacts = {
  name: 'gallery',
  title: { sv: 'Komponenter', en: 'Components' },
  guard: 'anyone',
  screen: async () => (await import('../gallery/gallery.screen.tsx')).GalleryScreen,
}

/** THE table of screens. A screen that is not here has no route, no menu item and no link. @spec §2 */
export const ROUTES: readonly RouteFacts[] = [
  {
    name: 'start',
    title: { sv: 'Start', en: 'Start' },
    guard: 'signedIn',
    feature: 'dashboard',
    screen: async () => (await import('./dashboard-table.tsx')).loadDashboard(),
  },
  {
    name: 'signIn',
    title: { sv: 'Logga in', en: 'Sign in' },
    guard: 'signedOut',
    screen: async () => (await import('../features/auth/sign-in.screen.tsx')).SignInScreen,
  },
  {
    name: 'bankIdDevice',
    title: { sv: 'Logga in med BankID', en: 'Sign in with BankID' },
    guard: 'signedOut',
    screen: async () => (await import('../features/auth/bankid.screen.tsx')).BankIdDeviceScreen,
  },
  {
    name: 'bankIdQr',
    title: { sv: 'Logga in med QR-kod', en: 'Sign in with a QR code' },
    guard: 'signedOut',
    screen: async () => (await import('../features/auth/bankid.screen.tsx')).BankIdQrScreen,
  },
  {
    name: 'activateAccount',
    title: { sv: 'Aktivera konto', en: 'Activate account' },
    guard: 'signedOut',
    screen: async () => (await import('../features/auth/activate-account.screen.tsx')).ActivateAccountScreen,
  },
  {
    name: 'activation',
    title: { sv: 'Aktivering', en: 'Activation' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('../features/auth/activation.screen.tsx')).ActivationScreen,
  },
  {
    name: 'connectBankId',
    title: { sv: 'Koppla BankID', en: 'Connect BankID' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('../features/auth/connect-bankid.screen.tsx')).ConnectBankIdScreen,
  },
  {
    name: 'sso',
    title: { sv: 'Inloggning via din organisation', en: 'Sign-in through your organisation' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('../features/auth/sso.screen.tsx')).SsoScreen,
  },
  {
    name: 'consent',
    title: { sv: 'Statistik', en: 'Statistics' },
    guard: 'asked',
    ownFrame: true,
    screen: async () => (await import('../features/auth/consent.screen.tsx')).ConsentScreen,
  },
  {
    name: 'recoverPassword',
    title: { sv: 'Återställ lösenord', en: 'Reset password' },
    guard: 'signedOut',
    screen: async () => (await import('../features/auth/recover-password.screen.tsx')).RecoverPasswordScreen,
  },
  {
    name: 'setPassword',
    title: { sv: 'Bestäm lösenord', en: 'Set password' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('../features/auth/set-password.screen.tsx')).SetPasswordScreen,
  },
  {
    name: 'newPassword',
    title: { sv: 'Nytt lösenord', en: 'New password' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('../features/auth/set-password.screen.tsx')).NewPasswordScreen,
  },
  {
    name: 'unsubscribe',
    aliases: ['unsubscribeAlias'],
    title: { sv: 'Stäng av mejl', en: 'Turn off mails' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('../features/auth/unsubscribe.screen.tsx')).UnsubscribeScreen,
  },
  {
    name: 'personnelFile',
    title: { sv: 'Personalfil', en: 'Personnel file' },
    guard: 'signedIn',
    feature: 'personnel-file',
    screen: async () =>
      (await import('../features/personnel-file/personnel-file.screen.tsx')).PersonnelFileScreen,
  },
  {
    name: 'personnelFileCase',
    title: { sv: 'Personalfil', en: 'Personnel file' },
    guard: 'signedIn',
    feature: 'personnel-file',
    screen: async () => (await import('../features/personnel-file/case.screen.tsx')).CaseScreen,
  },
  {
    name: 'bookings',
    title: { sv: 'Tidsbokningar', en: 'Bookings' },
    guard: 'signedIn',
    feature: 'bookings',
    screen: async () => (await import('../features/bookings/list/bookings.screen.tsx')).BookingsScreen,
  },
  {
    name: 'booking',
    title: { sv: 'Tidsbokning', en: 'Booking' },
    guard: 'signedIn',
    feature: 'bookings',
    screen: async () => (await import('../features/bookings/details/booking.screen.tsx')).BookingScreen,
  },
  {
    name: 'cancelBooking',
    title: { sv: 'Avboka tid', en: 'Cancel booking' },
    guard: 'signedIn',
    feature: 'bookings',
    screen: async () => (await import('../features/bookings/change/cancel.screen.tsx')).CancelScreen,
  },
  {
    name: 'rescheduleBooking',
    title: { sv: 'Boka om tid', en: 'Reschedule' },
    guard: 'signedIn',
    feature: 'bookings',
    screen: async () => (await import('../features/bookings/change/reschedule.screen.tsx')).RescheduleScreen,
  },
  {
    name: 'coworkers',
    title: { sv: 'Medarbetare', en: 'Employees' },
    guard: 'signedIn',
    feature: 'coworkers',
    screen: async () => (await import('../features/coworkers/coworkers.screen.tsx')).CoworkersScreen,
  },
  {
    name: 'profile',
    title: { sv: 'Din profil', en: 'Your profile' },
    guard: 'user',
    feature: 'profile',
    screen: async () => (await import('../features/profile/profile.screen.tsx')).ProfileScreen,
  },
  {
    name: 'changePassword',
    title: { sv: 'Ändra lösenord', en: 'Change password' },
    guard: 'user',
    feature: 'profile',
    screen: async () => (await import('../features/profile/change-password.screen.tsx')).ChangePasswordScreen,
  },
  {
    name: 'ownTerms',
    aliases: ['ownTermsAlias'],
    title: { sv: 'Användarvillkor', en: 'Terms of use' },
    guard: 'signedIn',
    feature: 'profile',
    screen: async () => (await import('../features/terms/terms.screen.tsx')).OwnTermsScreen,
  },
  {
    name: 'backOffice',
    title: { sv: 'Ärenden', en: 'Cases' },
    guard: 'caseWorker',
    screen: async () => (await import('../features/back-office/queue.screen.tsx')).QueueScreen,
  },
  {
    name: 'backOfficeCustomers',
    title: { sv: 'Kunder', en: 'Customers' },
    guard: 'caseWorker',
    screen: async () =>
      (await import('../features/back-office/customers/customers.screen.tsx')).CustomersScreen,
  },
  {
    name: 'backOfficeCustomer',
    title: { sv: 'Kund', en: 'Customer' },
    guard: 'caseWorker',
    screen: async () =>
      (await import('../features/back-office/customers/customer.screen.tsx')).CustomerScreen,
  },
  {
    name: 'backOfficeSendFile',
    title: { sv: 'Skicka en fil åt kunden', en: 'Send a file for the customer' },
    guard: 'caseWorker',
    screen: async () =>
      (await import('../features/personnel-file/for-customer.screen.tsx')).SendForCustomerScreen,
  },
  {
    name: 'backOfficeCase',
    title: { sv: 'Ärende', en: 'Case' },
    guard: 'caseWorker',
    screen: async () => (await import('../features/back-office/case.screen.tsx')).BackOfficeCaseScreen,
  },
  {
    name: 'terms',
    title: { sv: 'Användarvillkor', en: 'Terms of use' },
    guard: 'anyone',
    screen: async () => (await import('../features/terms/terms.screen.tsx')).TermsScreen,
  },
  {
    name: 'accessibility',
    title: { sv: 'Tillgänglighetsredogörelse', en: 'Accessibility statement' },
    guard: 'anyone',
    screen: async () =>
      (await import('../features/accessibility/accessibility.screen.tsx')).AccessibilityScreen,
  },
  {
    name: 'notFound',
    title: { sv: 'Okänd sida', en: "Page doesn't exist" },
    guard: 'anyone',
    screen: async () => (await import('../features/not-found/not-found.screen.tsx')).NotFoundScreen,
  },
  ...(import.meta.env.DEV ? [GALLERY] : []),
]

/** The table row of a screen, or undefined when the screen is not built yet. */
export function routeOf(name: PortalPage): RouteFacts | undefined {
  return ROUTES.find(route => route.name === name)
}
