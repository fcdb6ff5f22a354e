import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { ATTACHMENT_MAX_INFLATED_BYTES, ZIP_RATIO_FREE_BYTES } from '../../limits/index.ts'
import {
  contentTypes,
  type OfficeParts,
  relationships,
  sampleDocx,
  sampleHeic,
  sampleJpg,
  samplePdf,
  samplePng,
  sampleXlsx,
} from '../testing/index.ts'
import { judgeAttachment } from './judge-attachment.ts'

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const hex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
const joined = (...pieces: Uint8Array[]): Uint8Array => Uint8Array.from(pieces.flatMap(piece => [...piece]))

/** The type, or the code of the refusal. */
async function judged(bytes: Uint8Array, name = 'fil'): Promise<string> {
  const verdict = await judgeAttachment(bytes, name)
  return verdict.kind === 'taken' ? verdict.type : verdict.code
}

describe('taken, whatever its name says', () => {
  test.each([
    ['pdf', samplePdf()],
    ['png', samplePng()],
    ['jpg', sampleJpg()],
    ['heic', sampleHeic()],
    ['docx', sampleDocx()],
    ['xlsx', sampleXlsx()],
    ['txt', text('Hör av dig till Åsa.\r\n\tTack.')],
    ['txt', joined(hex('efbbbf'), text('Åsa'))],
    ['txt', hex('e573e5')],
    ['txt', text('{"json": true}')],
  ])('a %s', async (type, bytes) => {
    expect(await judged(bytes, 'fil.exe')).toBe(type)
  })

  test('a text is CSV by its name, and nothing else is', async () => {
    expect(await judged(text('Namn;Ort'), 'Lista.CSV')).toBe('csv')
    expect(await judged(text('Namn;Ort'), 'lista.xlsx')).toBe('txt')
    expect(await judged(samplePdf(), 'lista.csv')).toBe('pdf')
  })

  test('a workbook in the dates of another, whose links fetch only when asked to', async () => {
    const link = '<externalLink><externalBook/></externalLink>'
    expect(await judged(sampleXlsx({ 'xl/externalLinks/externalLink1.xml': link }))).toBe('xlsx')
  })

  test('a document with a chart, whose data is a workbook in it', async () => {
    const parts = { 'word/embeddings/Microsoft_Excel_Sheet.xlsx': sampleXlsx() }
    expect(await judged(sampleDocx(parts))).toBe('docx')
  })

  test('a document from a template on a disk', async () => {
    const parts = {
      'word/_rels/settings.xml.rels': relationships('attachedTemplate', 'file:///C:/Mallar/Brev.dotx'),
    }
    expect(await judged(sampleDocx(parts))).toBe('docx')
  })
})

describe('of another kind', () => {
  test.each([
    ['a program', text('MZ\0\0program')],
    ['a zip', zipSync({ 'a.txt': strToU8('a') })],
    ['an old document of Office', hex('d0cf11e0a1b11ae1')],
    ['a GIF', text('GIF89a')],
    ['a film', text('\0\0\0\x18ftypisom\0\0\0\0isommp42')],
    [
      'a presentation',
      sampleDocx({ '[Content_Types].xml': contentTypes('word/document.xml', 'presentationml') }),
    ],
    ['gzip', hex('1f8b08')],
  ])('%s', async (_, bytes) => {
    expect(await judged(bytes, 'fil.pdf')).toBe('ATTACHMENT_TYPE')
  })

  test('no bytes, or nothing but a byte order mark', async () => {
    expect(await judged(new Uint8Array())).toBe('ATTACHMENT_EMPTY')
    expect(await judged(hex('efbbbf'))).toBe('ATTACHMENT_EMPTY')
  })
})

describe('text that is none', () => {
  test.each([
    ['a web page', text('<!doctype html><p>')],
    ['a web page after white space and a byte order mark', joined(hex('efbbbf'), text(' \r\n\t<script>'))],
    ['a drawing', text('<svg onload="1">')],
    ['one that begins with the sign alone', text('<3 tack')],
    ['a text with an escape character', text('a\x1b[31m')],
    ['a text with a control character of two bytes', text('a\u0085b')],
    ['neither UTF-8 nor Windows-1252', hex('61816181')],
    ['UTF-16', hex('fffe61006200')],
  ])('%s', async (_, bytes) => {
    expect(await judged(bytes, 'fil.txt')).toBe('ATTACHMENT_MARKUP')
  })
})

describe('documents of Office that do something', () => {
  const macros = '<Override PartName="/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>'
  test.each<[string, OfficeParts]>([
    ['a part with macros', { 'word/vbaProject.bin': 'x' }],
    [
      'a part with macros under another name',
      {
        '[Content_Types].xml': contentTypes('word/document.xml', 'wordprocessingml.document', macros),
        'x.bin': 'x',
      },
    ],
    [
      'the content type of a document with macros',
      {
        '[Content_Types].xml': contentTypes('word/document.xml', 'x').replace(
          /vnd[^"]*x\.main\+xml/,
          'vnd.ms-word.document.macroEnabled.main+xml',
        ),
      },
    ],
    ['an embedded OLE object', { 'word/embeddings/oleObject1.bin': 'x' }],
    ['an embedded program', { 'word/embeddings/start.exe': 'x' }],
    [
      'an embedded workbook with macros',
      { 'word/embeddings/a.xlsx': sampleXlsx({ 'xl/vbaProject.bin': 'x' }) },
    ],
    [
      'a workbook in a workbook',
      { 'word/embeddings/a.xlsx': sampleXlsx({ 'xl/embeddings/b.xlsx': sampleXlsx() }) },
    ],
    ['a control', { 'word/activeX/activeX1.xml': '<x/>' }],
    [
      'a template on the web',
      { 'word/_rels/settings.xml.rels': relationships('attachedTemplate', 'https://example.invalid/x.dotm') },
    ],
    ['a web page inside', { 'word/_rels/document.xml.rels': relationships('aFChunk', 'x.html') }],
    [
      'a linked object',
      { 'word/_rels/document.xml.rels': relationships('oleObject', 'https://example.invalid/x') },
    ],
  ])('%s', async (_, parts) => {
    expect(await judged(sampleDocx(parts))).toBe('ATTACHMENT_MACROS')
  })

  test.each(['ddeLink', 'oleLink'])('a workbook with a %s', async link => {
    const parts = { 'xl/externalLinks/externalLink1.xml': `<x:externalLink><x:${link}/></x:externalLink>` }
    expect(await judged(sampleXlsx(parts))).toBe('ATTACHMENT_MACROS')
  })
})

describe('with a password', () => {
  test('a PDF whose trailer refers to encryption, and not one whose text speaks of it', async () => {
    expect(await judged(samplePdf('/Encrypt 9 0 R'))).toBe('ATTACHMENT_ENCRYPTED')
    expect(await judged(samplePdf('/Encrypt<</Filter/Standard>>'))).toBe('ATTACHMENT_ENCRYPTED')
    expect(await judged(samplePdf('/Info(The key /Encrypt is an entry)'))).toBe('pdf')
    expect(await judged(samplePdf('/EncryptMetadata true'))).toBe('pdf')
  })

  test('a document of Office in an OLE container, by its directory entry', async () => {
    const sector = new Uint8Array(512)
    sector.set(hex('d0cf11e0a1b11ae1'))
    const entry = new Uint8Array(128)
    entry.set(Array.from('EncryptedPackage\0').flatMap(letter => [letter.charCodeAt(0), 0]))
    entry[64] = 34
    entry[66] = 2
    expect(await judged(joined(sector, entry))).toBe('ATTACHMENT_ENCRYPTED')
  })

  test('a zip with an encrypted part', async () => {
    const bytes = sampleDocx()
    const at = bytes.findIndex((_, index) => hex('504b0102').every((byte, by) => bytes[index + by] === byte))
    bytes[at + 8] = 1
    expect(await judged(bytes)).toBe('ATTACHMENT_ENCRYPTED')
  })
})

describe('damaged', () => {
  test.each([
    ['a PDF without its end', samplePdf().subarray(0, -1)],
    [
      'a PDF for the web, of which only the first of two ends is left',
      text('%PDF-1.7\nstartxref\n0\n%%EOF\n'),
    ],
    ['a PNG without its last byte', samplePng().subarray(0, -1)],
    [
      'a PNG with another byte in it',
      Uint8Array.from(samplePng(), (byte, at) => (at === 50 ? byte ^ 1 : byte)),
    ],
    ['a JPG without its last byte', sampleJpg().subarray(0, -1)],
    ['a HEIC without its last byte', sampleHeic().subarray(0, -1)],
    ['a docx without its last byte', sampleDocx().subarray(0, -1)],
    ['a docx whose main part is missing', sampleDocx({ 'word/document.xml': undefined })],
    ['a docx whose content types are no XML', sampleDocx({ '[Content_Types].xml': 'x' })],
    [
      'a docx with a document type',
      sampleDocx({ 'word/styles.xml': '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    ],
    ['a docx with a part outside of it', sampleDocx({ '../start.txt': 'x' })],
  ])('%s', async (_, bytes) => {
    expect(await judged(bytes)).toBe('ATTACHMENT_DAMAGED')
  })

  test('a picture in more chunks than any has', async () => {
    const png = samplePng()
    const header = png.subarray(0, 33)
    // Of no bytes and no type: length 0, four zeros, and their checksum.
    const chunk = hex('00000000000000002144df1c')
    const of = (count: number) =>
      joined(header, ...Array.from({ length: count }, () => chunk), png.subarray(33))
    expect(await judged(of(9_000))).toBe('png')
    expect(await judged(of(10_000))).toBe('ATTACHMENT_DAMAGED')
  })

  test('a part that does not fit its checksum, though nothing reads it', async () => {
    const bytes = sampleDocx({ 'word/media/image1.png': 'x' })
    const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
    const checksumAt = text.lastIndexOf('PK\x01\x02') + 16
    bytes[checksumAt] = (bytes[checksumAt] ?? 0) ^ 1
    expect(await judged(bytes)).toBe('ATTACHMENT_DAMAGED')
  })
})

describe('unpacks too large', () => {
  test('a part that inflates more than 200 to 1', async () => {
    const parts = { 'word/media/image1.png': new Uint8Array(ZIP_RATIO_FREE_BYTES + 1) }
    expect(await judged(sampleDocx(parts))).toBe('ATTACHMENT_UNPACKS_TOO_LARGE')
  })

  test.each(['word/_rels/document.xml.rels', '[Content_Types].xml', '_rels/.rels'])(
    'a list of four megabytes: %s, which no program writes',
    async part => {
      const attributes = Array.from({ length: 199 }, (_, at) => `a${at}=""`).join(' ')
      const element = `<Relationship ${attributes}/>`
      const content = `<Relationships>${element.repeat(4_000_001 / element.length + 1)}</Relationships>`
      expect(await judged(sampleDocx({ [part]: content }))).toBe('ATTACHMENT_UNPACKS_TOO_LARGE')
    },
  )

  test('a list that is larger than the archive says', async () => {
    const element = '<Relationship Type="x" Target="y"/>'
    const content = `<Relationships>${element.repeat(200_000)}</Relationships>`
    const bytes = sampleDocx({ 'word/_rels/document.xml.rels': content })
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const sizeAt = Array.from({ length: bytes.length - 4 }, (_, at) => at).find(
      at => view.getUint32(at, true) === content.length && at > bytes.length - 2_000,
    )
    view.setUint32(sizeAt ?? -1, 1_000, true)
    expect(await judged(bytes)).toBe('ATTACHMENT_UNPACKS_TOO_LARGE')
  })

  test('parts that are too large together', async () => {
    const part = new Uint8Array(ZIP_RATIO_FREE_BYTES)
    const count = Math.ceil(ATTACHMENT_MAX_INFLATED_BYTES / part.length)
    const names = Array.from({ length: count }, (_, at) => [`word/media/image${at}.png`, part])
    expect(await judged(sampleDocx(Object.fromEntries(names)))).toBe('ATTACHMENT_UNPACKS_TOO_LARGE')
  }, 240_000)
})
