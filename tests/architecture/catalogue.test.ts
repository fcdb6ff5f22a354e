import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCatalogue } from '@salvia/core/error-catalogue'
import { CHECK_CODES } from '@salvia/core/personnel-file'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { isTest, SOURCES } from '../../scripts/sources/source-files.ts'

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-')
const tests = SOURCES.filter(
  ({ path }) => isTest(path) || path.endsWith('.spec.ts') || path.startsWith('fixtures/'),
)
const product = SOURCES.filter(({ path }) => path.startsWith('packages/') && !isTest(path))

describe('checks', () => {
  const folder = 'packages/core/src/personnel-file/checks'

  it('each has a file of its own, named as its code', () => {
    const missing = CHECK_CODES.filter(code => !existsSync(join(ROOT, folder, `${kebab(code)}.ts`)))
    expect(missing, 'Start one with npm run new check CODE.').toEqual([])
  })

  it('each file that declares one declares the code of its name, and no other', () => {
    const declared = readdirSync(join(ROOT, folder))
      .filter(name => name.endsWith('.ts') && !isTest(name))
      .flatMap(name => {
        const text = readFileSync(join(ROOT, folder, name), 'utf8')
        return [...text.matchAll(/defineCheck\(\{\s*code: '(\w+)'/g)].map(match => `${name} ${match[1]}`)
      })
    expect(declared.sort()).toEqual(CHECK_CODES.map(code => `${kebab(code)}.ts ${code}`).sort())
  })

  it('each has a fixture and a place on its page', () => {
    const page = readFileSync(join(ROOT, 'docs/generated/checks.md'), 'utf8')
    const fixtures = readdirSync(join(ROOT, 'fixtures/personnel-files/by-code'))
    const missing = CHECK_CODES.filter(
      code => !page.includes(code) || !fixtures.some(name => name.startsWith(kebab(code))),
    )
    expect(missing, 'Run npm run gen.').toEqual([])
  })
})

describe('errors', () => {
  const codes = Object.keys(errorCatalogue)

  it('none is declared before something raises it', () => {
    const raised = (code: string): boolean =>
      product.some(
        ({ path, text }) =>
          !path.endsWith('.errors.ts') &&
          !path.endsWith('.contract.ts') &&
          (text.includes(`'${code}'`) || text.includes(`Errors.${code}`)),
      )
    expect(codes.filter(code => !raised(code))).toEqual([])
  })

  it('each is raised by a test', () => {
    const tested = (code: string): boolean => tests.some(({ text }) => text.includes(code))
    expect(
      codes.filter(code => !tested(code)),
      'Write a test that provokes it.',
    ).toEqual([])
  })
})

describe('texts of the portal', () => {
  const files = SOURCES.map(({ path }) => path).filter(
    path => path.endsWith('texts.ts') && path.startsWith('packages/web/'),
  )
  const pairs = files
    .map(path => path.replace(/[^/]+$/, ''))
    .flatMap(folder => {
      const sv = readdirSync(join(ROOT, folder)).filter(name => name.endsWith('.sv.json'))
      return sv.map(name => ({ sv: `${folder}${name}`, en: `${folder}${name.replace('.sv.', '.en.')}` }))
    })

  it.each(pairs)('$sv and its English say the same things, with the same places', ({ sv, en }) => {
    expect(shape(en)).toEqual(shape(sv))
  })

  it.each(pairs)('$sv holds no text that nothing shows', ({ sv }) => {
    const name = sv.replace(/^.*\/|\.sv\.json$/g, '')
    // All features say the shared words.
    const folder = name === 'words' ? 'packages/web/src/' : sv.replace(/[^/]+$/, '')
    const source = SOURCES.filter(({ path }) => path.startsWith(folder))
      .map(file => file.text)
      .join('\n')
    const unused = Object.keys(shape(sv)).filter(key => !isUsed(key, source))
    expect(unused, `Remove it from ${name}, or show it.`).toEqual([])
  })
})

/** The texts of a file by dotted key, each with the names of its placeholders. */
function shape(path: string): Record<string, string> {
  const found: Record<string, string> = {}
  const walk = (tree: object, prefix: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      const name = prefix ? `${prefix}.${key}` : key
      if (typeof value === 'string')
        found[name] = [...value.matchAll(/\{(\w+)\}/g)]
          .map(match => match[1])
          .sort()
          .join(' ')
      else walk(value as object, name)
    }
  }
  walk(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as object, '')
  return found
}

/** The text keys that a list uses: `ListTextKey` in the portal's `parts/list`. */
const LIST_KEY = /^(caption|result|empty|emptyText|noMatch|noneHere|search|(filter|sort|question)\..+)$/

/**
 * Whether a key is used. It stands in the source as it is, or with a computed last part (`filter.${context}`), or it
 * is a key that lists use and the feature passes its texts to a list.
 */
function isUsed(key: string, source: string): boolean {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '')
  if (LIST_KEY.test(base) && source.includes('texts={t}')) return true
  const parts = base.split('.')
  const patterns = [
    base,
    ...parts.map((_, index) => [...parts.slice(0, index), '${'].join('.')).filter(prefix => prefix !== '${'),
  ]
  return (
    patterns.some(pattern => source.includes(`'${pattern}'`) || source.includes(`\`${pattern}`)) ||
    source.includes(`\${${parts[0]}`)
  )
}
