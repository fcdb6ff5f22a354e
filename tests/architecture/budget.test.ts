import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { isGeneratedOrData, SOURCES, type SourceFile } from '../../scripts/sources/source-files.ts'

const FILE_LINES = { median: 80, most: 250, hard: 400 }
const FUNCTION_LINES = { most: 50, hard: 80, jsx: 120 }

const counted = SOURCES.filter(file => !isGeneratedOrData(file.path))
const lines = (text: string): number => text.split('\n').length - 1

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

interface Measured {
  readonly where: string
  readonly lines: number
  readonly limit: number
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The functions of a file. `describe` blocks of tests do not count. */
function functionsOf(file: SourceFile): Measured[] {
  const found: Measured[] = []
  const line = (offset: number): number => file.text.slice(0, offset).split('\n').length
  const walk = (node: SyntaxNode, caller: string): void => {
    const name = node.type === 'CallExpression' ? file.text.slice(node.start, node.start + 12) : ''
    if (FUNCTIONS.has(node.type) && !/^(describe|suite|test\.describ)/.test(caller)) {
      found.push({
        where: `${file.path}:${line(node.start)}`,
        lines: line(node.end) - line(node.start) + 1,
        limit: file.path.endsWith('.tsx') ? FUNCTION_LINES.jsx : FUNCTION_LINES.hard,
      })
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, name)
    }
  }
  walk(parseSync(file.path, file.text).program as unknown as SyntaxNode, '')
  return found
}

describe('budget of files', () => {
  it(`none is over ${FILE_LINES.hard} lines`, () => {
    const over = counted
      .filter(file => lines(file.text) > FILE_LINES.hard)
      .map(file => `${file.path} (${lines(file.text)})`)
    expect(over, 'Split it by what it is about.').toEqual([])
  })

  it(`half have at most ${FILE_LINES.median} lines, 95 % at most ${FILE_LINES.most}`, () => {
    const lengths = counted.map(file => lines(file.text))
    expect(percentile(lengths, 0.5)).toBeLessThanOrEqual(FILE_LINES.median)
    expect(percentile(lengths, 0.95)).toBeLessThanOrEqual(FILE_LINES.most)
  })
})

describe('budget of functions', () => {
  const functions = counted.flatMap(functionsOf)

  it(`none is over ${FUNCTION_LINES.hard} lines (${FUNCTION_LINES.jsx} with JSX)`, () => {
    const over = functions
      .filter(item => item.lines > item.limit)
      .map(item => `${item.where} (${item.lines})`)
    expect(over, 'Name a part of it and take it out.').toEqual([])
  })

  it(`95 % have at most ${FUNCTION_LINES.most} lines`, () => {
    expect(
      percentile(
        functions.map(item => item.lines),
        0.95,
      ),
    ).toBeLessThanOrEqual(FUNCTION_LINES.most)
  })
})
