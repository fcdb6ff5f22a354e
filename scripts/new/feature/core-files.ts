import type { Files, Subject } from './subject.ts'

/** What a feature is: its shape, its calls, its errors, and a test of its rules. */
export function coreFiles(subject: Subject): Files {
  const { all, one, name } = subject
  const folder = `packages/core/src/${all.kebab}`
  return {
    [`${folder}/${one.kebab}.ts`]: `import { z } from 'zod'
import { instantSchema } from '../primitives/index.ts'

/** One row of the list. */
export const ${one.camel}Schema = z.object({
  id: z.uuid(),
  createdAt: instantSchema,
})
export type ${one.pascal} = z.infer<typeof ${one.camel}Schema>
`,
    [`${folder}/${all.kebab}.contract.ts`]: contract(subject),
    [`${folder}/${all.kebab}.errors.ts`]: `import { defineErrors } from '../errors/define-errors.ts'

/** What can stop somebody who works with ${name.en.toLowerCase()}. */
export const ${all.camel}Errors = defineErrors({
  ${one.capitals}_NOT_FOUND: {
    status: 404,
    title: { sv: 'Det finns inte bland ${name.sv.toLowerCase()}.', en: 'It is not among the ${name.en.toLowerCase()}.' },
    action: {
      sv: 'Det kan vara borttaget, eller så saknar du behörighet att se det.',
      en: 'It may have been removed, or you may not be allowed to see it.',
    },
  },
})
`,
    [`${folder}/index.ts`]: `export { type ${one.pascal}Page, ${all.camel}Contract } from './${all.kebab}.contract.ts'
export type { ${one.pascal} } from './${one.kebab}.ts'
`,
    [`${folder}/${all.kebab}.test.ts`]: `import { expect, test } from 'vitest'
import { ${one.camel}Schema } from './${one.kebab}.ts'

test('a row tells more than when it was made', () => {
  expect(
    Object.keys(${one.camel}Schema.shape),
    'Write down in ${one.kebab}.ts what the list shows of each.',
  ).not.toEqual(['id', 'createdAt'])
})

test('the rules of ${name.en.toLowerCase()} hold at their boundaries', () => {
  expect.fail(
    'Write each rule as a pure function in a file of its own here, told the time, and test each boundary by its name.',
  )
})
`,
  }
}

const contract = ({ all, one, name }: Subject): string => `import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../limits/index.ts'
import { ${one.camel}Schema } from './${one.kebab}.ts'

const company = z.object({ clientNumber: z.string() })

const pageSchema = z.object({
  items: z.array(${one.camel}Schema),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
})
export type ${one.pascal}Page = z.infer<typeof pageSchema>

export const ${all.camel}Contract = {
  list: endpoint({
    kind: 'json',
    method: 'GET',
    path: '${all.kebab}/{clientNumber}',
    access: 'person',
    feature: '${all.kebab}',
    spec: 'assumed',
    summary: 'Lists the ${name.en.toLowerCase()} that the user may see, the newest first.',
    params: company,
    query: z.object({
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
    }),
    response: pageSchema,
    errors: ['INVALID_REQUEST'],
  }),
  get: endpoint({
    kind: 'json',
    method: 'GET',
    path: '${all.kebab}/{clientNumber}/{id}',
    access: 'person',
    feature: '${all.kebab}',
    spec: 'assumed',
    summary: 'One of the ${name.en.toLowerCase()}, with everything about it.',
    params: company.extend({ id: z.uuid() }),
    response: ${one.camel}Schema,
    errors: ['${one.capitals}_NOT_FOUND'],
  }),
} as const
`
