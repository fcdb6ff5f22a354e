import { CHECK_CODES } from '../../packages/core/src/personnel-file/report/check-codes.ts'
import type { Generated } from '../gen.ts'

const HEAD = '/** Every check by its code. Generated from check-codes.ts by `npm run gen`: do not edit. */\n'

/** @example fileOf('INVALID_PID') // 'invalid-pid' */
function fileOf(code: string): string {
  return code.toLowerCase().replaceAll('_', '-')
}

/** @example nameOf('INVALID_PID') // 'invalidPid' */
function nameOf(code: string): string {
  return code.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** The registry of checks. A new check needs only its code and its file. */
export async function generate(): Promise<Generated[]> {
  const sorted = [...CHECK_CODES].sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1))
  const imports = sorted.map(code => `import { ${nameOf(code)} } from './${fileOf(code)}.ts'\n`)
  const entries = CHECK_CODES.map(code => `  ${code}: ${nameOf(code)},\n`)
  const content = `${HEAD}
import type { CheckCode } from '../report/check-codes.ts'
${imports.join('')}
export const checks = {\n${entries.join('')}} as const satisfies Readonly<Record<CheckCode, { readonly code: CheckCode }>>\n`
  return [{ path: 'packages/core/src/personnel-file/checks/index.ts', content }]
}
