import { describe, expect, test } from 'vitest'
import { sniff } from './sniff.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, letter => letter.charCodeAt(0))

describe('what a file is by its first bytes', () => {
  test.each([
    ['OLE2', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'ole2'],
    ['zip', 'PK\x03\x04', 'zip'],
    ['an empty zip', 'PK\x05\x06', 'zip'],
    ['gzip', '\x1f\x8b\x08', 'compressed'],
    ['bzip2', 'BZh91AY&SY', 'compressed'],
    ['xz', '\xfd7zXZ\0', 'compressed'],
    ['7z', '7z\xbc\xaf\x27\x1c', 'compressed'],
    ['rar', 'Rar!\x1a\x07\x01\0', 'compressed'],
    ['PDF', '%PDF-1.7', 'pdf'],
    ['PNG', '\x89PNG\r\n\x1a\n', 'picture'],
    ['JPEG', '\xff\xd8\xff\xe0', 'picture'],
    ['BMP', 'BM\x36\0\0\0\0\0\0\0', 'picture'],
    ['HEIC', '\0\0\0\x18ftypheic', 'picture'],
    ['HTML', '<!DOCTYPE html>', 'markup'],
    ['HTML after space', '\r\n  <table>', 'markup'],
    ['XML after a mark', '\xef\xbb\xbf<?xml version="1.0"?>', 'markup'],
    ['XML in UTF-16', '\xff\xfe<\0?\0x\0m\0l\0', 'markup'],
    ['a JSON object', '{ "rows": []', 'json'],
    ['a JSON array', '[\n  {', 'json'],
    ['a header that begins like bzip2', 'BZh9;Namn', 'text'],
    ['a header that begins like BMP', 'BMI;Namn;Ort', 'text'],
    ['a header in brackets', '[namn];Ort', 'text'],
    ['a header after a less-than sign', '<5 år;Namn', 'text'],
    ['a CSV', 'Personnummer;Namn', 'text'],
  ])('%s', (_, head, kind) => {
    expect(sniff(bytes(head))).toBe(kind)
  })
})
