import type { Config } from '@salvia/core/config'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'

/** The demo accounts, for the sign-in screen of environments that have them. */
export const DEMO_ACCOUNTS: NonNullable<Config['DEMO_ACCOUNTS']> = [
  {
    email: 'chef@demo.example',
    who: {
      sv: 'Chef för en enhet, beställare där och i underliggande enheter',
      en: 'Manager of one unit, order manager there and in the units below',
    },
  },
  {
    email: 'hr@demo.example',
    who: {
      sv: 'HR för hela koncernen, alla tjänster, tre organisationer att välja på',
      en: 'HR for the whole group, all services, three organisations to choose from',
    },
  },
  {
    email: 'bestallare@demo.example',
    who: { sv: 'Beställare i två enheter', en: 'Order manager in two units' },
  },
  {
    email: 'granskare@demo.example',
    who: {
      sv: 'Beställare i en enhet, och MK-granskare för hela produktionen',
      en: 'Order manager in one unit, and check-up reviewer of all of production',
    },
  },
  {
    email: 'begransad@demo.example',
    who: {
      sv: 'Chef hos en annan kund, utan statistik, personalfil, fakturaunderlag och BankID',
      en: 'Manager at another customer, without statistics, personnel file, invoice data and BankID',
    },
  },
  {
    email: 'hr.liten@demo.example',
    who: {
      sv: 'HR hos en kund med nio anställda, så få att statistiken inte visas',
      en: 'HR at a customer with nine employees, too few for statistics to be shown',
    },
  },
  {
    email: 'handlaggare@demo.example',
    who: { sv: 'Handläggare hos företagshälsan', en: 'Case worker at the occupational health provider' },
  },
  {
    email: 'kollega@demo.example',
    who: {
      sv: 'En handläggare till, som läser in det som den första skickar åt en kund',
      en: 'Another case worker, who imports what the first sends for a customer',
    },
  },
  {
    email: 'medarbetare@demo.example',
    who: { sv: 'Medarbetare, kan inte logga in här', en: 'Employee, cannot sign in here' },
  },
  {
    email: 'bankid@demo.example',
    who: { sv: 'Chef i en organisation som kräver BankID', en: 'Manager where BankID is required' },
  },
  {
    email: 'slutat@demo.example',
    who: { sv: 'Har slutat, kan inte logga in', en: 'Has left, cannot sign in' },
  },
].map(account => ({ ...account, password: DEMO_PASSWORD }))

/** An account without password and identity number, for trying the BankID simulator, which binds a number to it. */
export const UNBOUND_DEMO_ACCOUNT = {
  email: 'malin.ekwall@demo.example',
  who: {
    sv: 'Chef vars konto inte är aktiverat, och som aldrig har loggat in med BankID',
    en: 'Manager whose account is not activated, and who has never signed in with BankID',
  },
} as const
