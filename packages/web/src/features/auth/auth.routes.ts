import type { RouteFacts } from '../../parts/route-facts.ts'

export const authRoutes: readonly RouteFacts[] = [
  {
    name: 'signIn',
    title: { sv: 'Logga in', en: 'Sign in' },
    guard: 'signedOut',
    screen: async () => (await import('./sign-in.screen.tsx')).SignInScreen,
  },
  {
    name: 'bankIdDevice',
    title: { sv: 'Logga in med BankID', en: 'Sign in with BankID' },
    guard: 'signedOut',
    screen: async () => (await import('./bankid.screen.tsx')).BankIdDeviceScreen,
  },
  {
    name: 'bankIdQr',
    title: { sv: 'Logga in med QR-kod', en: 'Sign in with a QR code' },
    guard: 'signedOut',
    screen: async () => (await import('./bankid.screen.tsx')).BankIdQrScreen,
  },
  {
    name: 'activateAccount',
    title: { sv: 'Aktivera konto', en: 'Activate account' },
    guard: 'signedOut',
    screen: async () => (await import('./activate-account.screen.tsx')).ActivateAccountScreen,
  },
  {
    name: 'activation',
    title: { sv: 'Aktivering', en: 'Activation' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('./activation.screen.tsx')).ActivationScreen,
  },
  {
    name: 'connectBankId',
    title: { sv: 'Koppla BankID', en: 'Connect BankID' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('./connect-bankid.screen.tsx')).ConnectBankIdScreen,
  },
  {
    name: 'sso',
    title: { sv: 'Inloggning via din organisation', en: 'Sign-in through your organisation' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('./sso.screen.tsx')).SsoScreen,
  },
  {
    name: 'consent',
    title: { sv: 'Statistik', en: 'Statistics' },
    guard: 'asked',
    ownFrame: true,
    screen: async () => (await import('./consent.screen.tsx')).ConsentScreen,
  },
  {
    name: 'recoverPassword',
    title: { sv: 'Återställ lösenord', en: 'Reset password' },
    guard: 'signedOut',
    screen: async () => (await import('./recover-password.screen.tsx')).RecoverPasswordScreen,
  },
  {
    name: 'setPassword',
    title: { sv: 'Bestäm lösenord', en: 'Set password' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('./set-password.screen.tsx')).SetPasswordScreen,
  },
  {
    name: 'newPassword',
    title: { sv: 'Nytt lösenord', en: 'New password' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('./set-password.screen.tsx')).NewPasswordScreen,
  },
  {
    name: 'unsubscribe',
    aliases: ['unsubscribeAlias'],
    title: { sv: 'Stäng av mejl', en: 'Turn off emails' },
    guard: 'anyone',
    ownFrame: true,
    screen: async () => (await import('./unsubscribe.screen.tsx')).UnsubscribeScreen,
  },
]
