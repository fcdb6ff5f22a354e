import {
  CERTIFICATE_SOURCES,
  CERTIFICATE_TYPES,
  type Certificate,
  certificateStatuses,
  type Downloadability,
} from '@salvia/core/certificates'
import { dateInWords, type Text } from '@salvia/core/i18n'
import { fullName } from '@salvia/core/primitives'
import { visible } from '../../output/escape.ts'
import type { Screen } from '../../output/screen.ts'
import { spread, twoColumns } from '../../output/wrap.ts'
import { checkName } from './mask-certificate.ts'

const TEXTS = {
  employee: { sv: 'Medarbetare', en: 'Employee' },
  employmentNumber: { sv: 'Anställningsnummer', en: 'Employment number' },
  unit: { sv: 'Enhet', en: 'Unit' },
  type: { sv: 'Typ av intyg', en: 'Certificate type' },
  source: { sv: 'Källa', en: 'Source' },
  issued: { sv: 'Utfärdat', en: 'Issued' },
  start: { sv: 'Startdatum', en: 'Start date' },
  end: { sv: 'Slutdatum', en: 'End date' },
  suggested: { sv: 'Nästa kontroll', en: 'Next check-up' },
  byCertificate: { sv: '{date} enligt intyget', en: '{date} as the certificate says' },
  byInterval: { sv: 'förslag {date} enligt föreskrifterna', en: 'suggested {date} by the regulations' },
  limitation: { sv: 'Begränsning', en: 'Limitation' },
  document: { sv: 'Dokument', en: 'Document' },
  held: { sv: 'Lämnas inte ut till dig.', en: 'Not given to you.' },
} as const satisfies Record<string, Text>

/** What is said of the document of an entry. */
const DOCUMENTS: Readonly<Record<Downloadability, Text>> = {
  downloadable: {
    sv: 'Hämta det med salvia certificates download.',
    en: 'Fetch it with salvia certificates download.',
  },
  'issued-too-early': {
    sv: 'Intyg utfärdade så tidigt kan inte laddas ner.',
    en: 'Certificates issued that early cannot be downloaded.',
  },
  'no-document': { sv: 'Saknas', en: 'None' },
  'being-scanned': {
    sv: 'Söks igenom efter virus. Det kan hämtas när det är klart.',
    en: 'Being scanned for viruses. It can be fetched when that is done.',
  },
  infected: {
    sv: 'Filen innehöll virus och kan inte hämtas.',
    en: 'The file contained a virus and cannot be fetched.',
  },
}

/** One entry, for people. */
export function renderCertificate(certificate: Certificate, screen: Screen): string {
  const { say, paint, width, locale } = screen
  const status = certificateStatuses.table[certificate.status].text
  return [
    ...spread(paint.strong(visible(checkName(certificate, locale))), say(status), width),
    ...twoColumns(factsOf(certificate, screen), width),
  ].join('\n')
}

function factsOf(certificate: Certificate, { say, locale }: Screen): [string, string][] {
  const { employee, type, source, issued, start, end, suggested, limitation, download, links } = certificate
  const isHeld = download === 'downloadable' && links.length === 0
  const facts: readonly (readonly [Text, string | null])[] = [
    [TEXTS.employee, fullName(employee)],
    [TEXTS.employmentNumber, employee.employmentNumber],
    [TEXTS.unit, employee.unit.path.join(' / ')],
    [TEXTS.type, CERTIFICATE_TYPES[type].name[locale]],
    [TEXTS.source, CERTIFICATE_SOURCES[source].name[locale]],
    [TEXTS.issued, issued && dateInWords(issued, locale)],
    [TEXTS.start, dateInWords(start, locale)],
    [TEXTS.end, end && dateInWords(end, locale)],
    [
      TEXTS.suggested,
      suggested &&
        say(suggested.by === 'certificate' ? TEXTS.byCertificate : TEXTS.byInterval, {
          date: dateInWords(suggested.date, locale),
        }),
    ],
    [TEXTS.limitation, limitation],
    [TEXTS.document, say(isHeld ? TEXTS.held : DOCUMENTS[download])],
  ]
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[say(label), visible(value)]] : []))
}
