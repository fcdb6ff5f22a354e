/** Below it, every code unit stands for itself in NFC. */
const MAY_COMPOSE = /[\u0300-\uffff]/

/** Whether a text may differ from its NFC form. */
export function mayNeedComposing(text: string): boolean {
  return MAY_COMPOSE.test(text)
}

/** A cell as every check sees it: in NFC (macOS writes å as two characters), then trimmed. */
export function cleanCell(raw: string): string {
  return raw.normalize('NFC').trim()
}

/** `trim` of a part of a text, which most parts do not need. */
export function trimmedSlice(text: string, start: number, end: number): string {
  if (start === end) return ''
  const part = text.slice(start, end)
  return mayBeSpace(text.charCodeAt(start)) || mayBeSpace(text.charCodeAt(end - 1)) ? part.trim() : part
}

/** Every white space that `trim` removes is below `!` or from no-break space on. */
function mayBeSpace(codeUnit: number): boolean {
  return codeUnit <= 0x20 || codeUnit >= 0xa0
}

/** The same text in memory of its own: a part of a longer one keeps all of that alive. */
export function detached(text: string): string {
  return ` ${text}`.slice(1)
}
