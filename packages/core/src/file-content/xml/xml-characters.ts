import { refused } from '../refused-content.ts'

const REFERENCE = /&(?:#x([0-9A-Fa-f]{1,8})|#([0-9]{1,8})|([a-z]{1,4}));|&/g
const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const IS_NAME = Uint8Array.from({ length: 128 }, (_, codeUnit) =>
  /[\w:.-]/.test(String.fromCharCode(codeUnit)) ? 1 : 0,
)

/**
 * The code unit at a position, or -1 past the end.
 * Reading past the end with `charCodeAt` alone makes engines give up their fast path for good.
 */
export function codeUnitAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : -1
}

export function isXmlSpace(codeUnit: number): boolean {
  return codeUnit === 0x20 || codeUnit === 0x0a || codeUnit === 0x0d || codeUnit === 0x09
}

export function isNameCodeUnit(codeUnit: number): boolean {
  return codeUnit >= 128 || IS_NAME[codeUnit] === 1
}

/** Puts characters for the five predefined entities and for numeric references; there are no others without a DTD. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (_, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name !== undefined) {
      const character = PREDEFINED.get(name)
      if (character === undefined) throw refused('corrupt')
      return character
    }
    const codePoint = hexadecimal ? Number.parseInt(hexadecimal, 16) : decimal ? Number(decimal) : 0
    if (!isXmlCharacter(codePoint)) throw refused('corrupt')
    return String.fromCodePoint(codePoint)
  })
}

function isXmlCharacter(codePoint: number): boolean {
  if (codePoint < 0x20) return isXmlSpace(codePoint)
  if (codePoint < 0x10000) return (codePoint < 0xd800 || codePoint > 0xdfff) && codePoint < 0xfffe
  return codePoint <= 0x10ffff
}
