import { fillText, type Locale, type Text } from '../../i18n/index.ts'
import type { CellFormat, Column } from './template.ts'

/** How the cells of a column are written. */
const FORMATS: Readonly<Record<CellFormat, Text>> = {
  text: { sv: 'Text, högst {limit} tecken.', en: 'Text of at most {limit} characters.' },
  pid: { sv: 'Personnummer med 10 eller 12 siffror.', en: 'Personal identity number of 10 or 12 digits.' },
  email: {
    sv: 'E-postadress utan mellanslag och utan å, ä och ö.',
    en: 'Email address without spaces and without å, ä and ö.',
  },
  phone: {
    sv: 'Telefonnummer utan mellanslag och bindestreck. Utländska nummer börjar med + och landskod.',
    en: 'Phone number without spaces or hyphens. Foreign numbers begin with + and the country code.',
  },
  'organisation-number': {
    sv: 'Organisationsnummer med 10 eller 12 siffror och bindestreck före de fyra sista.',
    en: 'Organisation number of 10 or 12 digits with a hyphen before the last four.',
  },
  vat: {
    sv: 'SE, organisationsnumret utan bindestreck och 01.',
    en: 'SE, the organisation number without its hyphen, and 01.',
  },
  'postal-code': { sv: 'Bara siffror, utan mellanslag.', en: 'Digits only, without spaces.' },
  'yes-no': { sv: 'Ja eller Nej. Tomt betyder Nej.', en: 'Ja (yes) or Nej (no). Empty means no.' },
}

const RULES = {
  separated: {
    sv: 'Flera skrivs med komma emellan, utan mellanslag.',
    en: 'Several are written with a comma between them and no space.',
  },
  mandatory: { sv: 'Måste fyllas i.', en: 'Must be filled in.' },
  unique: { sv: 'Får inte upprepas.', en: 'Must not be repeated.' },
  oneToOne: { sv: 'Samma för alla i samma enhet.', en: 'The same for everybody in a unit.' },
  identical: { sv: 'Samma i hela filen.', en: 'The same in the whole file.' },
} as const satisfies Partial<Record<keyof Column, Text>>

/** Sentences that tell what the cells of a column must hold. */
export function columnGuide(column: Column, { cellLimit }: { cellLimit: number }, locale: Locale): string {
  const rules = Object.entries(RULES).flatMap(([rule, text]) =>
    column[rule as keyof typeof RULES] ? [text[locale]] : [],
  )
  return [fillText(FORMATS[column.format], locale, { limit: cellLimit }), ...rules].join(' ')
}
