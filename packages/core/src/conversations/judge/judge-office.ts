import { type ByteSource, bytesInMemory, type ReadingMeans } from '../../file-content/byte-source.ts'
import { CONTENT_TYPES_PART, openArchive } from '../../file-content/package/archive.ts'
import { Parts, targetPart } from '../../file-content/package/parts.ts'
import { refused } from '../../file-content/refused-content.ts'
import { InflatedRoom } from '../../file-content/zip/zip-part.ts'
import { ATTACHMENT_MAX_INFLATED_BYTES } from '../../limits/index.ts'
import {
  ACTIVE_CONTENT_TYPE,
  EXTERNAL_LINK_PART,
  isActivePart,
  isActiveRelationship,
  isEmbeddedWorkbook,
  MAIN_PARTS,
  PROGRAM_LINKS,
} from './office-content.ts'
import { shortText } from './short-text.ts'

const MAIN_RELATIONSHIPS_PART = '_rels/.rels'
const RELATIONSHIPS = /\.rels$/
const XML_PART = /\.(?:xml|vml)$/
const DOCUMENT_TYPE = /<!doctype/i
/** A document type stands before the first element. */
const PROLOG_BYTES = 1 << 13
const MAIN_RELATIONSHIP = /\/officeDocument$/

/**
 * Takes a document of Word or Excel (Office Open XML) of which every part can be unpacked, and that does nothing when it
 * is opened. Throws `RefusedContent`.
 */
export async function judgeOffice(bytes: Uint8Array, means: ReadingMeans): Promise<'docx' | 'xlsx'> {
  const room = new InflatedRoom(ATTACHMENT_MAX_INFLATED_BYTES)
  return judged(bytesInMemory(bytes), { means, room, mayEmbed: true })
}

interface Judging {
  readonly means: ReadingMeans
  /** Of the document and of all that is embedded in it. */
  readonly room: InflatedRoom
  readonly mayEmbed: boolean
}

async function judged(source: ByteSource, judging: Judging): Promise<'docx' | 'xlsx'> {
  const archive = await openArchive(source, {
    part: CONTENT_TYPES_PART.toLowerCase(),
    isActive: isActivePart,
  })
  if (archive.isEncrypted) throw refused('encrypted')
  if (archive.isDamaged) throw refused('corrupt')
  if (archive.isTooLarge) throw refused('too-large')
  if (archive.hasActiveParts) throw refused('macros')
  const parts = new Parts(source, archive, judging.means, judging.room)
  const type = await typeByMainPart(parts)
  for (const name of parts.names) await judgePart(parts, name, judging)
  return type
}

/** Reads the list of content types, which names every part that does something. */
async function typeByMainPart(parts: Parts): Promise<'docx' | 'xlsx'> {
  const types = await parts.list(CONTENT_TYPES_PART, {
    Default: ['Extension', 'ContentType'],
    Override: ['PartName', 'ContentType'],
  })
  const listed = types.map(({ name, attributes }) => ({
    isDefault: name === 'Default',
    of: (attributes.get(name === 'Default' ? 'Extension' : 'PartName') ?? '').toLowerCase(),
    type: attributes.get('ContentType') ?? '',
  }))
  const isActive = listed.some(
    ({ isDefault, of, type }) => ACTIVE_CONTENT_TYPE.test(type) && (!isDefault || parts.hasExtension(of)),
  )
  if (isActive) throw refused('macros')
  const main = await mainPart(parts)
  const own = listed.find(({ isDefault, of }) => !isDefault && of === `/${main}`)
  const byExtension = listed.find(({ isDefault, of }) => isDefault && main.endsWith(`.${of}`))
  const type = MAIN_PARTS.get((own ?? byExtension)?.type ?? '')
  // Another kind of package, such as a presentation.
  if (type === undefined) throw refused('compressed')
  if (!parts.names.includes(main)) throw refused('corrupt')
  return type
}

/** The name of the main part in lower case. */
async function mainPart(parts: Parts): Promise<string> {
  if (!parts.names.includes(MAIN_RELATIONSHIPS_PART)) throw refused('compressed')
  const relationships = await parts.list(MAIN_RELATIONSHIPS_PART, { Relationship: ['Type', 'Target'] })
  const main = relationships.find(({ attributes }) => MAIN_RELATIONSHIP.test(attributes.get('Type') ?? ''))
  return targetPart('', main?.attributes.get('Target') ?? '').toLowerCase()
}

/** Every part is unpacked, since neither its size nor its checksum can be known otherwise. */
async function judgePart(parts: Parts, name: string, judging: Judging): Promise<void> {
  if (RELATIONSHIPS.test(name)) {
    const relationships = await parts.list(name, { Relationship: ['Type', 'Target'] })
    const isActive = relationships.some(({ attributes }) =>
      isActiveRelationship(attributes.get('Type') ?? '', attributes.get('Target') ?? ''),
    )
    if (isActive) throw refused('macros')
  } else if (EXTERNAL_LINK_PART.test(name)) {
    if ((await parts.list(name, PROGRAM_LINKS)).length > 0) throw refused('macros')
  } else if (isEmbeddedWorkbook(name)) {
    if (!judging.mayEmbed) throw refused('macros')
    const content = bytesInMemory(await together(parts.bytes(name)))
    // Another package that calls itself a workbook is not looked into.
    if ((await judged(content, { ...judging, mayEmbed: false })) !== 'xlsx') throw refused('macros')
  } else {
    await unpack(parts.bytes(name), XML_PART.test(name))
  }
}

/** Reads a part to its end. The format allows no document types, with which XML can fetch files and grow without end. */
async function unpack(pieces: AsyncIterable<Uint8Array>, isXml: boolean): Promise<void> {
  let isFirst = true
  for await (const piece of pieces) {
    if (isXml && isFirst && DOCUMENT_TYPE.test(beginningOf(piece))) throw refused('corrupt')
    isFirst = false
  }
}

/** As text, without the zeros that UTF-16 has between letters. */
function beginningOf(piece: Uint8Array): string {
  return shortText(piece.subarray(0, PROLOG_BYTES)).replaceAll('\0', '')
}

async function together(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const taken: Uint8Array[] = []
  let length = 0
  for await (const piece of pieces) {
    taken.push(new Uint8Array(piece))
    length += piece.length
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const piece of taken) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
