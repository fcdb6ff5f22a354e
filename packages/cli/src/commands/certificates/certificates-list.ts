import { certificatesContract, certificatesList } from '@salvia/core/certificates'
import { defineListCommand } from '../../lists/list-command.ts'
import { besideCertificates, certificateLine, renderCertificates } from './certificate-rows.ts'
import { maskCertificate, maskWithdrawn } from './mask-certificate.ts'

export const certificatesListCommand = defineListCommand({
  name: 'certificates list',
  summary: { sv: 'visa medicinska kontroller', en: 'show medical check-ups' },
  list: certificatesList,
  calls: certificatesContract,
  options: {
    status: {
      sv: 'utgångna, intyg saknas, löper snart ut, löper ut, börjar gälla, manuella eller alla (annars alla)',
      en: 'expired, no certificate, expires soon, expires, starts, manual or all (default: all)',
    },
    unit: {
      sv: 'bara en enhet med dem under den, till exempel "Produktion / Montering"',
      en: 'only one unit with those below it, such as "Produktion / Montering"',
    },
    check: { sv: 'bara den här kontrollen', en: 'only this check-up' },
    type: {
      sv: 'tjänstbarhetsintyg, eller intyg om en kontroll som ska erbjudas',
      en: 'certificates of fitness, or of a check-up that has to be offered',
    },
    source: {
      sv: 'från journalen, bevakningar eller tillagda för hand',
      en: 'from the journal, monitored, or added manually',
    },
    mail: { sv: 'bara dem du får mejl om (on)', en: 'only those you get emails about (on)' },
    from: { sv: 'slutdatum från och med', en: 'end date from this date on' },
    to: { sv: 'slutdatum till och med', en: 'end date up to this date' },
    search: { sv: 'sök på namn, titel eller personnummer', en: 'search name, title or identity number' },
    sort: {
      sv: 'efter namn, status (det mest brådskande först) eller slutdatum; minus före vänder ordningen',
      en: 'by name, status (the most urgent first) or end date; a minus before it reverses the order',
    },
  },
  examples: [
    {
      command: 'salvia certificates list --sort status',
      text: { sv: 'det mest brådskande först', en: 'the most urgent first' },
    },
    {
      command: 'salvia certificates list --type fitness --status expired --all -f json',
      text: { sv: 'utgångna tjänstbarhetsintyg till ett program', en: 'expired certificates, for a program' },
    },
    {
      command: 'salvia certificates list --unit "Produktion / Montering" --status expires-soon',
      text: { sv: 'det som snart löper ut i en enhet', en: 'what expires soon in a unit' },
    },
    {
      command: 'salvia certificates list -f csv -o kontroller.csv --show-values',
      text: {
        sv: 'allt till ett kalkylark, med namn och anställningsnummer',
        en: 'everything for a spreadsheet, with names and employment numbers',
      },
    },
  ],
  keyOf: ({ id }) => id,
  mask: maskCertificate,
  maskMore: maskWithdrawn,
  besides: besideCertificates,
  page: (page, _asked, screen) => renderCertificates(page, screen),
  line: (row, locale) => certificateLine(row, locale),
})
