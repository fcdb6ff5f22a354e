import {
  CHECK_CODES,
  type CheckCode,
  type CheckGuide,
  checkGuide,
  type GuideExample,
} from '@salvia/core/personnel-file'
import type { Generated } from '../gen.ts'

const HEAD = '<!-- Generated from the declarations of the checks by `npm run gen`. Do not edit. -->\n'
const WIDEST_VALUE = 60

const anchor = (code: string): string => code.toLowerCase()

/** A value as a table cell: line breaks are visible, long values are cut. */
function shown(value: string): string {
  const visible = value.replaceAll('\n', '↵').replaceAll('|', '\\|')
  const text =
    visible.length > WIDEST_VALUE
      ? `${visible.slice(0, WIDEST_VALUE)}… (${value.length} characters)`
      : visible
  return text.trim() === '' ? '(empty)' : `\`${text}\``
}

function exampleRow(verdict: string, { note, rows }: GuideExample): string {
  const cells = rows.map(row => row.map(([column, value]) => `${column}: ${shown(value)}`).join(', '))
  return `| ${verdict} | ${note} | ${cells.join('<br>')} |`
}

function overviewRow({ code, severities, scope, heading }: CheckGuide): string {
  return `| [\`${code}\`](#${anchor(code)}) | ${severities.join(', ')} | ${scope} | ${heading} |`
}

function section(code: CheckCode): string {
  const [sv, en] = [checkGuide(code, 'sv'), checkGuide(code, 'en')]
  return [
    `## ${code}`,
    `${en.severities.join(', ')} · ${en.scope} · ${en.spec}`,
    `**${en.heading}** – *${sv.heading}*`,
    `Why: ${en.why} *${sv.why}*`,
    `Accepted: ${en.accepted} *${sv.accepted}*`,
    `What to do: ${en.fix} *${sv.fix}*`,
    [
      '| | example | cells |\n|---|---|---|',
      ...en.passes.map(example => exampleRow('passes', example)),
      ...en.found.map(example => exampleRow('found', example)),
    ].join('\n'),
    ...(en.related.length > 0
      ? [`Related: ${en.related.map(related => `[\`${related}\`](#${anchor(related)})`).join(', ')}.`]
      : []),
  ].join('\n\n')
}

/** The documentation page of the checks. */
export async function generate(): Promise<Generated[]> {
  const overview = CHECK_CODES.map(code => overviewRow(checkGuide(code, 'en'))).join('\n')
  const content = `${HEAD}# The checks of a personnel file

Each stands in a file of its own in \`packages/core/src/personnel-file/checks\`, from which this page, \`salvia explain\` and the portal's texts come.

| code | severity | stage | heading |
|---|---|---|---|
${overview}

${CHECK_CODES.map(section).join('\n\n')}
`
  return [{ path: 'docs/generated/checks.md', content }]
}
