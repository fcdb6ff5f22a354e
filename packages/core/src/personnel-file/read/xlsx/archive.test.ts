import { describe, expect, test } from 'vitest'
import { ZIP_MAX_ENTRIES } from '../../../limits/index.ts'
import { readBytes } from '../../testing/files.ts'
import { inlineCell, row, TEST_HEADER_ROW, type TestWorkbook, workbookBytes } from '../../testing/workbook.ts'

const SHEETS = [TEST_HEADER_ROW + row(2, inlineCell('a'))]
const RELATIONSHIPS = 'xl/_rels/workbook.xml.rels'

async function reasonOf(bytes: Uint8Array): Promise<unknown> {
  const { refusal } = (await readBytes(bytes)).result
  return refusal && 'reason' in refusal ? refusal.reason : refusal?.code
}

async function reasonWith(parts: NonNullable<TestWorkbook['parts']>): Promise<unknown> {
  return reasonOf(workbookBytes({ sheets: SHEETS, parts }))
}

/** The same bytes with one text put for another of equal length, as often as it stands there. */
function patched(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return Uint8Array.from(text.replaceAll(from, to), letter => letter.charCodeAt(0))
}

describe('content that does something', () => {
  test.each([
    'xl/vbaProject.bin',
    'xl/VBAPROJECT.BIN',
    'xl/macrosheets/sheet1.xml',
    'xl/activeX/activeX1.xml',
    'xl/embeddings/oleObject1.bin',
    'xl/externalLinks/externalLink1.xml',
  ])('a part %s', async name => {
    expect(await reasonWith({ [name]: 'x' })).toBe('macros')
  })

  test.each([
    'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    'application/vnd.ms-excel.template.macroEnabled.main+xml',
    'application/vnd.ms-office.vbaProject',
    'application/vnd.ms-excel.macrosheet+xml',
    'application/vnd.ms-office.activeX+xml',
    'application/vnd.openxmlformats-officedocument.oleObject',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml',
  ])('a content type %s', async workbookType => {
    expect(await reasonOf(workbookBytes({ sheets: SHEETS, workbookType }))).toBe('macros')
  })

  test('a content type by extension, where a part has the extension', async () => {
    const types =
      '<Types><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>'
    expect(await reasonWith({ '[Content_Types].xml': types })).toBeUndefined()
    expect(await reasonWith({ '[Content_Types].xml': types, 'xl/hidden.bin': 'x' })).toBe('macros')
  })

  test('a relationship to an external link under another name', async () => {
    const rels =
      '<Relationships><Relationship Id="r" Type="http://x/externalLink" Target="x.xml"/></Relationships>'
    expect(await reasonWith({ [RELATIONSHIPS]: rels })).toBe('macros')
  })

  test('is told before damage and before limits', async () => {
    const many = Object.fromEntries(Array.from({ length: ZIP_MAX_ENTRIES }, (_, index) => [`m/${index}`, '']))
    expect(await reasonWith({ ...many, '../x': '', 'xl/vbaProject.bin': 'x' })).toBe('macros')
  })
})

describe('a zip', () => {
  test('without a workbook is compressed data', async () => {
    expect(await reasonWith({ 'xl/workbook.xml': undefined, 'xl/workbook.bin': 'x' })).toBe('compressed')
  })

  test(`of ${ZIP_MAX_ENTRIES} entries is read, of one more is too large`, async () => {
    const present = 6
    const more = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`xl/media/${index}.png`, '']))
    expect(await reasonWith(more(ZIP_MAX_ENTRIES - present))).toBeUndefined()
    expect(await reasonWith(more(ZIP_MAX_ENTRIES - present + 1))).toBe('too-large')
  })

  test('that inflates more than 200 times past 10 MB is too large, up to 10 MB it is read', async () => {
    expect(await reasonWith({ 'xl/media/a.bmp': new Uint8Array(10_000_000) })).toBeUndefined()
    expect(await reasonWith({ 'xl/media/a.bmp': new Uint8Array(10_000_001) })).toBe('too-large')
  })

  test('whose directory hides that is too large while it is inflated', async () => {
    const spaces = ' '.repeat(30_000_000)
    const bytes = workbookBytes({ sheets: SHEETS, parts: { 'xl/sharedStrings.xml': `<sst>${spaces}</sst>` } })
    const size = (value: number): string =>
      [0, 8, 16, 24].map(shift => String.fromCharCode((value >> shift) & 255)).join('')
    const lying = patched(bytes, size(spaces.length + '<sst></sst>'.length), size(1000))
    expect(await reasonOf(bytes)).toBe('too-large')
    expect(await reasonOf(lying)).toBe('too-large')
  })

  test.each(['../evil.xml', 'a/../../evil.xml', '/etc/evil', 'C:/evil', '..\\evil.xml'])(
    'with an entry %s is corrupt',
    async name => {
      expect(await reasonWith({ [name]: 'x' })).toBe('corrupt')
    },
  )

  test('with an entry twice is corrupt', async () => {
    expect(
      await reasonOf(
        patched(
          workbookBytes({ sheets: SHEETS, parts: { 'xl/stylesB.xml': 'x', 'xl/stylesA.xml': 'x' } }),
          'stylesB',
          'stylesA',
        ),
      ),
    ).toBe('corrupt')
  })

  test('whose local header names another entry is corrupt', async () => {
    const bytes = workbookBytes({ sheets: SHEETS })
    const name = new TextEncoder().encode('xl/workbook.xml')
    const at = bytes.findIndex((_, index) => name.every((byte, offset) => bytes[index + offset] === byte))
    bytes[at] = 'X'.charCodeAt(0)
    expect(await reasonOf(bytes)).toBe('corrupt')
  })

  test('that is cut off is corrupt', async () => {
    expect(await reasonOf(workbookBytes({ sheets: SHEETS }).slice(0, -1))).toBe('corrupt')
  })

  test('with one byte of its data changed is corrupt, wherever it is', async () => {
    const whole = workbookBytes({ sheets: SHEETS })
    const sheet = 'xl/worksheets/sheet1.xml'
    const start =
      Array.from(whole, byte => String.fromCharCode(byte))
        .join('')
        .indexOf(sheet) + sheet.length
    for (let offset = 0; offset < 60; offset++) {
      const bytes = whole.slice()
      bytes[start + offset] = (bytes[start + offset] ?? 0) ^ 0x10
      expect(await reasonOf(bytes)).toBe('corrupt')
    }
  })

  test('with encrypted entries is encrypted', async () => {
    // General purpose flag 1 behind each signature of the central directory, version 2.0
    const bytes = patched(
      workbookBytes({ sheets: SHEETS }),
      'PK\x01\x02\x14\0\x14\0\0\0',
      'PK\x01\x02\x14\0\x14\0\x01\0',
    )
    expect(await reasonOf(bytes)).toBe('encrypted')
  })
})

describe('a missing or foreign part', () => {
  test.each([
    '[Content_Types].xml',
    RELATIONSHIPS,
    'xl/sharedStrings.xml',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])('%s missing is corrupt', async name => {
    expect(await reasonWith({ [name]: undefined })).toBe('corrupt')
  })

  test('a sheet that no relationship knows is corrupt', async () => {
    const workbook = '<workbook><sheets><sheet name="x" sheetId="1" id="rId9"/></sheets></workbook>'
    expect(await reasonWith({ 'xl/workbook.xml': workbook })).toBe('corrupt')
  })

  test('a workbook without styles and shared strings, as some writers make it, is read', async () => {
    const rels =
      '<Relationships><Relationship Id="rId0" Type="http://x/worksheet" Target="./worksheets/Sheet1.xml"/></Relationships>'
    const parts = { [RELATIONSHIPS]: rels, 'xl/sharedStrings.xml': undefined, 'xl/styles.xml': undefined }
    expect(await reasonWith(parts)).toBeUndefined()
  })

  test.each([
    ['a document type in a sheet', 'xl/worksheets/sheet1.xml', '<!DOCTYPE x><worksheet/>'],
    ['a document type in the strings', 'xl/sharedStrings.xml', '<!DOCTYPE sst [<!ENTITY a "b">]><sst/>'],
    ['XML in another encoding', 'xl/styles.xml', '<?xml version="1.0" encoding="ISO-8859-1"?><styleSheet/>'],
    ['malformed UTF-8', 'xl/styles.xml', Uint8Array.of(60, 97, 62, 0xe5, 60, 47, 97, 62)],
    ['another root', 'xl/worksheets/sheet1.xml', '<html/>'],
    ['XML that ends too early', 'xl/styles.xml', '<styleSheet>'],
  ])('%s is corrupt', async (_, name, content) => {
    expect(await reasonWith({ [name]: content })).toBe('corrupt')
  })
})
