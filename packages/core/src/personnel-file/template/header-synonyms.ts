import { headerKey } from '../read/near-header.ts'
import type { ColumnRole } from './template.ts'

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/**
 * Headers that payroll systems and people write instead of a template's, by the role of the column. They are only
 * suggested: a file with one of them is still wrong.
 */
export const HEADER_SYNONYMS: Readonly<Partial<Record<ColumnRole, readonly string[]>>> = {
  pid: [
    'Personnr',
    'Persnr',
    'Pnr',
    'Personnummer 12 siffror',
    'Födelsenummer',
    'Personal ID',
    'Identity number',
    'SSN',
  ],
  'first-name': ['Tilltalsnamn', 'Fnamn', 'First name', 'Given name'],
  'last-name': ['Enamn', 'Släktnamn', 'Familjenamn', 'Last name', 'Surname', 'Family name'],
  email: ['Mejl', 'Mail', 'Mejladress', 'Mailadress', 'E-postadress', 'Email', 'Email address'],
  'mobile-phone': [
    'Mobil',
    'Mobilnr',
    'Mobilnummer',
    'Mobiltelefonnummer',
    'Mobile',
    'Mobile phone',
    'Cell phone',
  ],
  'work-phone': [
    'Telefon',
    'Telefonnr',
    'Telefonnummer',
    'Telefon arbete',
    'Tjänstetelefon',
    'Phone',
    'Work phone',
  ],
  'employment-number': [
    'Anstnr',
    'Anställningsnr',
    'Anställningsid',
    'Personalnr',
    'Personalnummer',
    'Employee number',
    'Employee ID',
  ],
  title: ['Titel', 'Yrke', 'Yrkestitel', 'Tjänst', 'Tjänstetitel', 'Title', 'Job title', 'Position'],
  protected: [
    'Skyddad',
    'Skyddade personuppgifter',
    'Sekretess',
    'Sekretessmarkering',
    'Protected',
    'Protected identity',
  ],
  company: ['Bolag', 'Bolagsnamn', 'Företagsnamn', 'Arbetsgivare', 'Company', 'Company name', 'Employer'],
  'organisation-number': ['Orgnr', 'Orgnummer', 'Organisationsnr', 'Organization number', 'Company number'],
  vat: ['VAT', 'VAT-nr', 'Momsnr', 'Momsnummer', 'Momsregistreringsnummer', 'VAT no'],
  ...Object.fromEntries(
    LEVELS.map(level => [
      `level-${level}`,
      [
        `Nivå ${level}`,
        `Orgnivå ${level}`,
        `Org.enhet ${level}`,
        `Level ${level}`,
        `Organisation level ${level}`,
      ],
    ]),
  ),
  'cost-centre': ['Kst', 'Kostnadsställenr', 'Kostnadsställenummer', 'Cost centre', 'Cost center'],
  'invoice-address': ['Faktureringsadress', 'Adress', 'Invoice address', 'Billing address'],
  'postal-code': ['Postnr', 'Zip', 'Zip code', 'Postal code', 'Postcode'],
  'postal-town': ['Ort', 'Stad', 'Postadress', 'City', 'Town', 'Postal town'],
  manager: ['Chef', 'Närmsta chef', 'Chefens e-post', 'E-post till chef', 'Manager', 'Manager email'],
  'role-orderer': ['Beställares e-post', 'Orderer', 'Order manager'],
  'role-extended-orderer': ['Utökad', 'Extended orderer'],
  'role-checkup-reviewer': ['MK', 'MK-ansvarig', 'Granskare av medicinska kontroller', 'Check-up reviewer'],
  'role-statistics-reviewer': ['Statistik', 'Statistikmottagare', 'Statistics reviewer'],
  'role-invoice-recipient': ['Fakturamottagare', 'Fakturaunderlag', 'Invoice recipient'],
  'invoice-reference': ['Referens', 'Er referens', 'Invoice reference'],
}

const KEYS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(HEADER_SYNONYMS).map(([role, words]) => [role, new Set(words.map(synonymKey))]),
)

/** Whether a header is another word for the column with this role, whatever its capitals, accents and punctuation. */
export function isHeaderSynonym(header: string, role: ColumnRole | undefined): boolean {
  return role !== undefined && (KEYS.get(role)?.has(synonymKey(header)) ?? false)
}

function synonymKey(header: string): string {
  return headerKey(header).replace(/[^\p{L}\p{N}]/gu, '')
}
