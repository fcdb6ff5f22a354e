/** A small picture each, in base64. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEklEQVR4AWJiWJX2H4SZGKAAAAAA//+Uyl0xAAAABklEQVQDADUkBCOI2Dm3AAAAAElFTkSuQmCC'
const JPG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQBB//2Q=='

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
}

export const samplePng = (): Uint8Array => bytesOf(PNG)
export const sampleJpg = (): Uint8Array => bytesOf(JPG)

/** The boxes of a HEIC without a picture in them. */
export function sampleHeic(): Uint8Array {
  const boxes = [
    box('ftyp', 'heic\0\0\0\0mif1heic'),
    box('meta', '\0'.repeat(40)),
    box('mdat', 'x'.repeat(30)),
  ]
  return Uint8Array.from(boxes.join(''), letter => letter.charCodeAt(0))
}

function box(type: string, content: string): string {
  return `\0\0\0${String.fromCharCode(8 + content.length)}${type}${content}`
}
