import { type Parts, targetPart } from '../../../file-content/package/parts.ts'
import { WORKBOOK_LIST_MAX_BYTES } from '../../../limits/index.ts'
import { refused } from '../refused-file.ts'
import { isActiveContentType, isActiveRelationship } from './active-content.ts'

/** What of a workbook its sheets need. */
export interface Workbook {
  /** Part names of the worksheets, hidden ones too, in order. */
  readonly worksheets: readonly string[]
  readonly chartSheets: number
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  /** Whether day 0 is in 1904. */
  readonly isDate1904: boolean
}

/**
 * Refuses a workbook that declares a part with macros or foreign content, whatever the part is called. A default for an
 * extension that no part has declares nothing: some programs write a whole list of them.
 */
export async function refuseActiveContent(parts: Parts): Promise<void> {
  const types = await parts.list('[Content_Types].xml', {
    Default: ['ContentType', 'Extension'],
    Override: ['ContentType'],
  })
  const isActive = types.some(
    ({ name, attributes }) =>
      isActiveContentType(attributes.get('ContentType') ?? '') &&
      (name === 'Override' || parts.hasExtension(attributes.get('Extension') ?? '')),
  )
  if (isActive) throw refused('macros')
}

export async function readWorkbook(parts: Parts): Promise<Workbook> {
  const relationships = await parts.list('xl/_rels/workbook.xml.rels', {
    Relationship: ['Type', 'Target', 'Id'],
  })
  const targets = new Map<string, { type: string; part: string }>()
  for (const { attributes } of relationships) {
    const type = attributes.get('Type') ?? ''
    if (isActiveRelationship(type)) throw refused('macros')
    const part = targetPart('xl', attributes.get('Target') ?? '')
    targets.set(attributes.get('Id') ?? '', { type: type.slice(type.lastIndexOf('/') + 1), part })
  }
  const elements = await parts.list(
    'xl/workbook.xml',
    { workbook: [], workbookPr: ['date1904'], sheet: ['id'] },
    WORKBOOK_LIST_MAX_BYTES,
  )
  if (elements[0]?.name !== 'workbook') throw refused('corrupt')
  const sheets = elements
    .filter(({ name, parent }) => name === 'sheet' && parent === 'sheets')
    .map(({ attributes }) => targets.get(attributes.get('id') ?? '') ?? missingPart())
  const partOf = (type: string): string | undefined =>
    [...targets.values()].find(target => target.type === type)?.part
  const date1904 = elements.find(({ name }) => name === 'workbookPr')?.attributes.get('date1904')
  return {
    worksheets: sheets.filter(({ type }) => type === 'worksheet').map(({ part }) => part),
    chartSheets: sheets.filter(({ type }) => type === 'chartsheet').length,
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    isDate1904: date1904 === '1' || date1904 === 'true',
  }
}

function missingPart(): never {
  throw refused('corrupt')
}
