import type { Example } from './define-check.ts'
import { workbookFiles } from './example-workbook.ts'

/** The first bytes of an OLE2 container. */
const OLE2 = 'd0cf11e0a1b11ae1'
/** A directory entry named `EncryptedPackage`: the name in 64 bytes, its length with terminator, a stream. */
const ENCRYPTED_PACKAGE = `${Array.from('EncryptedPackage', hexOfCharacter).join('').padEnd(128, '0')}220002`

function hexOfCharacter(character: string): string {
  return `${character.charCodeAt(0).toString(16)}00`
}

/** Files that are refused by what contains them. */
export const containers = [
  {
    note: { sv: 'Ett äldre Office-format (.xls)', en: 'An old Office format (.xls)' },
    hex: OLE2 + '00'.repeat(1528),
  },
  {
    note: { sv: 'En arbetsbok med lösenord', en: 'A workbook with a password' },
    hex: `${OLE2.padEnd(2048, '0')}${ENCRYPTED_PACKAGE.padEnd(256, '0')}`,
  },
  {
    note: { sv: 'En gzip-fil', en: 'A gzip file' },
    hex: `1f8b0800000000000003${'00'.repeat(90)}`,
  },
] as const satisfies readonly [Example, ...Example[]]

const table = [
  ['Personnummer', 'Förnamn'],
  ['196408233234', 'Maja'],
]
const workbook = workbookFiles([table])

/** Workbooks that are refused by what stands in them. */
export const workbooks = [
  {
    note: { sv: 'Ett makro', en: 'A macro' },
    zip: { ...workbook, 'xl/vbaProject.bin': 'VBA' },
  },
  {
    note: { sv: 'Två blad med innehåll', en: 'Two sheets with content' },
    zip: workbookFiles([table, [['Anteckningar']]]),
  },
  {
    note: { sv: 'Ett blad som är avhugget', en: 'A sheet that is cut off' },
    zip: { ...workbook, 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' },
  },
] as const satisfies readonly [Example, ...Example[]]
