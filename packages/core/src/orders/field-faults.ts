import { fillText, type Locale, type Text } from '../i18n/index.ts'

/** The fields of the order forms whose content can be at fault. */
export type OrderField = keyof typeof FIELD_TEXTS

/** What is wrong in a field: nothing there, wrongly written, changed meanwhile, or numbers that the text lacks. */
export interface FieldFault {
  readonly field: OrderField
  readonly fault: 'missing' | 'wrong' | 'changed' | 'numbers-missing'
}

interface FaultTexts {
  readonly missing?: Text
  readonly wrong?: Text
  readonly changed?: Text
  readonly 'numbers-missing'?: Text
}

const missing = (sv: string, en: string): FaultTexts => ({
  missing: { sv: `${sv} saknas`, en: `${en} is missing` },
})
const EMAIL: FaultTexts = {
  missing: { sv: 'E-postadress saknas', en: 'Email address is missing' },
  wrong: { sv: 'E-postadressen är inte rätt skriven', en: 'Email address is not written correctly' },
}
const phone = (sv: string, en: string): FaultTexts => ({
  ...missing(sv, en),
  wrong: {
    sv: 'Telefonnumret är inte rätt skrivet. Utländska nummer behöver landskod, till exempel +47.',
    en: 'The phone number is not written correctly. Numbers abroad need a country code, such as +47.',
  },
})
const UNIT: FaultTexts = {
  missing: {
    sv: 'Du har inte valt någon organisationsenhet',
    en: 'You did not select an organisation unit',
  },
}

/** The sentence of each fault, in the words of the field's label. @spec §5 */
const FIELD_TEXTS = {
  subCategories: {
    changed: {
      sv: 'Tjänstens inriktningar har ändrats sedan du valde. Välj igen.',
      en: 'The options of the service have changed since you chose. Choose again.',
    },
  },
  pid: {
    wrong: {
      sv: 'Personnumret är inte rätt skrivet.',
      en: 'Personal identity number is not written correctly.',
    },
  },
  firstName: missing('Förnamn', 'First name'),
  lastName: missing('Efternamn', 'Last name'),
  email: EMAIL,
  mobilePhone: phone('Mobilnummer', 'Mobile number'),
  selectedOrg: UNIT,
  units: UNIT,
  subject: missing('Rubrik', 'Subject'),
  description: missing('Beskrivning', 'Description'),
  location: missing('Ort', 'Location'),
  city: missing('Ort', 'Location'),
  clinic: {
    missing: { sv: 'Ingen mottagning är vald', en: 'No clinic chosen' },
    changed: {
      sv: 'Mottagningen har ändrats sedan du valde den. Välj igen.',
      en: 'The clinic has changed since you chose it. Choose again.',
    },
  },
  partnerCompanyName: missing('Företagsnamn', 'Company name'),
  partnerRecipient: missing('Mottagare', 'Recipient'),
  partnerStreet: missing('Adress', 'Address'),
  partnerPostalCode: {
    ...missing('Postnummer', 'Postal code'),
    wrong: { sv: 'Postnumret får bara ha siffror', en: 'The postal code may only have digits' },
  },
  partnerPostalTown: missing('Postort', 'Postal town'),
  userMobilePhone: phone('Mobilnummer', 'Mobile number'),
  feedbackName: missing('Namn', 'Name'),
  feedbackEmail: EMAIL,
  feedbackPhone: phone('Telefon', 'Phone'),
  visitsPerEmployee: missing('Antal besök', 'Number of visits'),
  individualVisits: {
    'numbers-missing': {
      sv: 'Skriv medarbetarnas personnummer i beskrivningen eller bifoga en fil med dem',
      en: 'Write the employees’ personal identity numbers in the description, or attach a file with them',
    },
  },
} as const satisfies Record<string, FaultTexts>

/** The sentence of a fault, for the field and for the summary above the form. */
export function faultText({ field, fault }: FieldFault, locale: Locale): string {
  const texts: FaultTexts = FIELD_TEXTS[field]
  const text = texts[fault]
  if (!text) throw new Error(`There is no sentence for ${field}: ${fault}.`)
  return fillText(text, locale, {})
}
