import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RefusedContent } from '../refused-content.ts'
import { decodeReferences } from './xml-characters.ts'
import { type XmlHandler, XmlReader } from './xml-reader.ts'

/** Everything that is told of a document, or the reason of its refusal. */
function told(xml: string, chunkCharacters = xml.length || 1): string {
  let log = ''
  const handler: XmlHandler = {
    open(name, xml) {
      log += `<${xml.depth}${name}`
      for (let index = 0; index < xml.attributeCount; index++) {
        log += ` ${xml.attributeName(index)}=${xml.attributeValue(index)}`
      }
      log += '>'
    },
    text(source, start, end, hasReferences) {
      const piece = source.slice(start, end)
      log += hasReferences ? decodeReferences(piece) : piece
    },
    close(name, depth) {
      log += `</${depth}${name}>`
    },
  }
  const reader = new XmlReader(handler)
  try {
    for (let at = 0; at < xml.length; at += chunkCharacters) reader.push(xml.slice(at, at + chunkCharacters))
    reader.end()
    return log
  } catch (error) {
    if (error instanceof RefusedContent) return error.reason
    throw error
  }
}

const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth)

describe('XML', () => {
  test.each([
    ['elements, attributes and text', `<a b="1" x:c='2>'>t<d/></a >`, '<1a b=1 c=2>>t<2d></2d></1a>'],
    ['prefixes are left out', '<x:row r="1"></x:row>', '<1row r=1></1row>'],
    ['references', '<a b="&lt;&#229;">&amp;&#xE5;&quot;&apos;&gt;</a>', '<1a b=<å>&å"\'></1a>'],
    ['character data sections', '<a><![CDATA[<b>&amp;]]></a>', '<1a><b>&amp;</1a>'],
    ['comments and instructions', '<?xml version="1.0"?><!-- <x> --><a><!-- -- --></a><?y ?>', '<1a></1a>'],
    ['32 levels', nested(32), told(nested(32))],
  ])('%s', (_, xml, expected) => {
    expect(told(xml)).toBe(expected)
    expect(told(xml, 1)).toBe(expected)
  })

  test.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['a document type inside', '<a><!DOCTYPE b></a>'],
    ['an entity of its own', '<a>&b;</a>'],
    ['a bare ampersand', '<a>a & b</a>'],
    ['an ampersand at the end of the text', '<a>b&</a>'],
    ['a reference to no character', '<a>&#0;</a>'],
    ['a reference to half a character', '<a>&#xD800;</a>'],
    ['a control character', '<a>\u0001</a>'],
    ['an end tag of another name', '<a></b>'],
    ['an end tag too many', '<a></a></a>'],
    ['a second root', '<a/><b/>'],
    ['text outside the root', '<a/>b'],
    ['an element that stays open', '<a><b></a>'],
    ['an end inside a tag', '<a'],
    ['nothing', ''],
    ['an attribute without quotes', '<a b=1/>'],
    ['an attribute without value', '<a b/>'],
    ['a less-than sign in an attribute', '<a b="<"/>'],
    ['attributes without space between', '<a b="1"c="2"/>'],
    ['a tag without name', '<a>< b/></a>'],
    ['33 levels', nested(33)],
    ['an attribute over 64 kB', `<a b="${'x'.repeat(65_537)}"/>`],
    ['257 attributes', `<a${' b=""'.repeat(257)}/>`],
    ['a comment over 1 MB', `<a><!--${'x'.repeat(1 << 20)}`],
  ])('corrupt: %s', (_, xml) => {
    expect(told(xml)).toBe('corrupt')
    expect(told(xml, 5000)).toBe('corrupt')
  })

  test('a text over 1 MB is too large', () => {
    expect(told(`<a>${'x'.repeat((1 << 20) + 1)}</a>`, 5000)).toBe('too-large')
  })

  test('chunks never change what is told', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="d&amp;">',
      '</b>',
      'text',
      '&lt;',
      '<!-- x -->',
      '<e/>',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (pieces, size) => {
        const xml = `<root>${pieces.join('')}</root>`
        expect(told(xml, size)).toBe(told(xml))
      }),
      { numRuns: 1000 },
    )
  })
})
