import type {
  Config,
  LogoColours,
  PhoneHours,
  SupportContact,
  SupportSubject,
  Tip,
} from '@salvia/core/config'
import type { Text } from '@salvia/core/i18n'
import type { BrandPicture } from './brand-picture.ts'
import type { MailSender } from './mail-sender.ts'

/** The provider's name and look for the portal, and the contacts of its users. */
export interface Brand {
  readonly productName: string
  /** The organisation that runs the portal. */
  readonly provider: string
  /** Replaces mark and name. */
  readonly logo?: BrandPicture | undefined
  readonly favicon?: BrandPicture | undefined
  readonly logoColour?: LogoColours | undefined
  /** Where employees find the app for their own affairs. */
  readonly appUrl: string
  /** The sender of mails. */
  readonly mailFrom: MailSender
  readonly support: Config['SUPPORT']
  /** Email address for questions about personal data. */
  readonly dataProtection?: string | undefined
  /** Address of the health line. Without one the menu has no link to it. */
  readonly healthLine?: string | undefined
  /** The id of the service that stands first in the list of services. @spec §9 */
  readonly firstServiceId?: string | undefined
  /** The tips at the end of the start page. Without any it has no such part. */
  readonly tips: readonly BrandTip[]
}

interface BrandTip extends Omit<Tip, 'image'> {
  readonly image?: BrandPicture | undefined
}

interface Answered {
  readonly hours: Text
  readonly open: PhoneHours
}

/** The hours when support answers the phone. @spec §9 */
const OFFICE_HOURS: Answered = {
  hours: { sv: 'Vardagar 8–17', en: 'Weekdays 8 a.m. to 5 p.m.' },
  open: { days: 'weekdays', from: '08:00', to: '17:00' },
}
const INVOICE_HOURS: Answered = {
  hours: { sv: 'Vardagar 9–11', en: 'Weekdays 9 to 11 a.m.' },
  open: { days: 'weekdays', from: '09:00', to: '11:00' },
}

const contact = (ending: string, name: string, answered = OFFICE_HOURS): SupportContact => ({
  phone: `08-465 004 ${ending}`,
  email: `${name}@salvia.example`,
  ...answered,
})

const EXAMPLE_SUPPORT: Readonly<Record<SupportSubject, SupportContact>> = {
  invoice: contact('10', 'faktura', INVOICE_HOURS),
  personnelFile: contact('20', 'personalfil'),
  technical: contact('30', 'support'),
  orders: contact('40', 'bestallning'),
}

/** The brand of a server that is being tried out. Production refuses it. */
export const EXAMPLE_BRAND: Brand = {
  productName: 'Salvia',
  provider: 'Salvia',
  appUrl: 'https://app.salvia.example/',
  mailFrom: { name: 'Salvia', address: 'noreply@salvia.example' },
  support: EXAMPLE_SUPPORT,
  dataProtection: 'dataskydd@salvia.example',
  healthLine: 'https://halsolinjen.salvia.example/',
  firstServiceId: 'radgivning',
  tips: [
    {
      kind: 'learning',
      title: { sv: 'Tidiga samtal om hälsa', en: 'Early talks about health' },
      text: {
        sv: 'En kort kurs för chefer: vad du kan säga, och när du kan be om stöd.',
        en: 'A short course for managers: what to say, and when to ask for support.',
      },
      address: 'https://utbildning.salvia.example/tidiga-samtal',
    },
    {
      kind: 'promotion',
      title: { sv: 'Planera nästa års kontroller', en: "Plan next year's check-ups" },
      text: {
        sv: 'Boka grupper i god tid före sommaren.',
        en: 'Book groups well before the summer.',
      },
      address: 'https://salvia.example/kontroller',
    },
  ],
}
