import { errorCatalogue, isErrorCode } from '@salvia/core/error-catalogue'
import type { Generated } from '../gen.ts'

const HEAD = '<!-- Generated from the catalogue of errors by `npm run gen`. Do not edit. -->\n'

/** The documentation page of the errors. */
export async function generate(): Promise<Generated[]> {
  const codes = Object.keys(errorCatalogue).filter(isErrorCode).sort()
  const rows = codes.map(code => {
    const { status, title, action } = errorCatalogue[code]
    return `| \`${code}\` | ${status} | ${title.en} ${action.en} | ${title.sv} ${action.sv} |`
  })
  const content = `${HEAD}# Errors

What a call can answer beside its result, as \`application/problem+json\`. Portal and terminal show these sentences.

| code | status | English | Swedish |
|---|---|---|---|
${rows.join('\n')}
`
  return [{ path: 'docs/generated/errors.md', content }]
}
