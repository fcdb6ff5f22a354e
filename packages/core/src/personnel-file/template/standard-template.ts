import { CELL_MAX_CHARACTERS } from '../../limits/index.ts'
import { type TemplateInput, templateSchema } from './template.ts'

const roleColumn = { format: 'email', separated: true, mandatory: true, oneToOne: true } as const

/** The template of customers without one of their own. @spec personnel-file §2 */
const standard: TemplateInput = {
  id: 'standard',
  version: 1,
  cellLimit: CELL_MAX_CHARACTERS,
  minRows: 1,
  maxWarnings: { atLeast: 100, shareOfRows: 0.1 },
  columns: [
    { header: 'Personnummer', format: 'pid', role: 'pid', mandatory: true, unique: true },
    { header: 'Förnamn', format: 'text', role: 'first-name', mandatory: true },
    { header: 'Efternamn', format: 'text', role: 'last-name', mandatory: true },
    { header: 'E-post', format: 'email', role: 'email', unique: true },
    { header: 'Mobiltelefon', format: 'phone', role: 'mobile-phone' },
    { header: 'Arbetstelefon', format: 'phone', role: 'work-phone' },
    { header: 'Anställningsnummer', format: 'text', role: 'employment-number', unique: true },
    { header: 'Befattning', format: 'text', role: 'title' },
    { header: 'Skyddad identitet', format: 'yes-no', role: 'protected' },
    { header: 'Företag', format: 'text', role: 'company', mandatory: true },
    {
      header: 'Organisationsnummer',
      format: 'organisation-number',
      role: 'organisation-number',
      mandatory: true,
      oneToOne: true,
      identical: true,
    },
    { header: 'VAT-nummer', format: 'vat', role: 'vat' },
    { header: 'Organisationsnivå 1', format: 'text', role: 'level-1', mandatory: true },
    { header: 'Organisationsnivå 2', format: 'text', role: 'level-2' },
    { header: 'Organisationsnivå 3', format: 'text', role: 'level-3' },
    { header: 'Organisationsnivå 4', format: 'text', role: 'level-4' },
    { header: 'Organisationsnivå 5', format: 'text', role: 'level-5' },
    { header: 'Organisationsnivå 6', format: 'text', role: 'level-6' },
    { header: 'Organisationsnivå 7', format: 'text', role: 'level-7' },
    { header: 'Organisationsnivå 8', format: 'text', role: 'level-8' },
    { header: 'Kostnadsställe', format: 'text', role: 'cost-centre' },
    { header: 'Fakturaadress', format: 'text', role: 'invoice-address' },
    { header: 'Postnummer', format: 'postal-code', role: 'postal-code' },
    { header: 'Postort', format: 'text', role: 'postal-town' },
    { header: 'Närmaste chef', format: 'email', role: 'manager' },
    { header: 'Beställare', role: 'role-orderer', ...roleColumn },
    { header: 'Utökad beställare', role: 'role-extended-orderer', ...roleColumn },
    { header: 'MK-granskare', role: 'role-checkup-reviewer', ...roleColumn },
    { header: 'Statistikgranskare', role: 'role-statistics-reviewer', ...roleColumn },
    { header: 'Fakturaunderlagsmottagare', role: 'role-invoice-recipient', ...roleColumn },
    { header: 'Fakturareferens', role: 'invoice-reference', ...roleColumn, separated: false },
  ],
}

export const STANDARD_TEMPLATE = templateSchema.parse(standard)
