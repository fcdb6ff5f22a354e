/** Parts that do something, or fetch something, when the workbook is opened. By name in lower case. */
const ACTIVE_PARTS = [
  /(?:^|\/)vbaproject[^/]*\.bin$/,
  /^xl\/macrosheets\//,
  /^xl\/activex\//,
  /^xl\/embeddings\//,
  /^xl\/externallinks\//,
]

/** The same by content type, wherever the part lies and whatever it is called. */
const ACTIVE_CONTENT_TYPE =
  /macroenabled|vbaproject|macrosheet|activex|oleobject|externallink|application\/vnd\.openxmlformats-officedocument\.package/i

/** The same by the type of a relationship. */
const ACTIVE_RELATIONSHIP = /\/(?:vbaproject|xl(?:intl)?macrosheet|externallink|oleobject|control|package)$/i

export function isActivePart(name: string): boolean {
  return ACTIVE_PARTS.some(part => part.test(name))
}

export function isActiveContentType(contentType: string): boolean {
  return ACTIVE_CONTENT_TYPE.test(contentType)
}

export function isActiveRelationship(type: string): boolean {
  return ACTIVE_RELATIONSHIP.test(type)
}
