/** Content types of main parts, and what the document is. */
export const MAIN_PARTS: ReadonlyMap<string, 'docx' | 'xlsx'> = new Map([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml', 'docx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'xlsx'],
])

/** Folders of parts that do something when the document is opened, and of programs in it. By name in lower case. */
const ACTIVE_PARTS = [
  /(?:^|\/)vba(?:project|data)[^/]*$/,
  /^xl\/(?:macrosheets|dialogsheets)\//,
  /(?:^|\/)activex\//,
  /(?:^|\/)(?:oleobject|package)[^/]*\.bin$/,
]
const EMBEDDED = /(?:^|\/)embeddings\/[^/]+$/
/** The data of a chart is embedded as a workbook. */
const EMBEDDED_WORKBOOK = /\.xlsx$/

export function isActivePart(name: string): boolean {
  return ACTIVE_PARTS.some(part => part.test(name)) || (EMBEDDED.test(name) && !EMBEDDED_WORKBOOK.test(name))
}

export function isEmbeddedWorkbook(name: string): boolean {
  return EMBEDDED.test(name) && EMBEDDED_WORKBOOK.test(name)
}

/** The same by content type, wherever the part lies and whatever it is called. */
export const ACTIVE_CONTENT_TYPE = /macroenabled|vbaproject|vbadata|macrosheet|activex|oleobject/i

/** The same by the type of a relationship. An `aFChunk` is another document, such as a web page, opened inside. */
const ACTIVE_RELATIONSHIP = /\/(?:vbaproject|xl(?:intl)?macrosheet|oleobject|control|afchunk)$/i
/** Relationships by which opening the document fetches another one. Links that a reader clicks on are none. */
const FETCHING_RELATIONSHIP = /\/(?:attachedtemplate|frame|subdocument)$/i
const ON_THE_WEB = /^\s*(?:https?|ftp):/i

export function isActiveRelationship(type: string, target: string): boolean {
  return ACTIVE_RELATIONSHIP.test(type) || (FETCHING_RELATIONSHIP.test(type) && ON_THE_WEB.test(target))
}

/** Links of a workbook to other programs: DDE and OLE. Those to other workbooks fetch only when asked to. */
export const EXTERNAL_LINK_PART = /^xl\/externallinks\/[^/]+\.xml$/
export const PROGRAM_LINKS = { ddeLink: [], oleLink: [] }
