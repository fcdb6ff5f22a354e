import { extname, resolve } from 'node:path'
import { EXAMPLE_ROWS_MAX, templateFile } from '@salvia/core/personnel-file'
import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { reasonOf } from '../../errors/system-reason.ts'
import { outputErrors } from '../../output/output.errors.ts'
import { savedLine } from '../../output/saved-line.ts'
import { openOutput } from '../../output/targets.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { chosenTemplate, TEMPLATE_OPTION } from '../../session/company-template.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'

const TYPES = ['csv', 'xlsx'] as const

export const template = defineCommand({
  name: 'template',
  summary: { sv: 'skapa en mall att fylla i', en: 'create a template to fill in' },
  args: [],
  options: {
    type: {
      kind: 'choice',
      choices: TYPES,
      summary: {
        sv: 'filtyp (annars som filens ändelse, eller csv)',
        en: 'file type (default: from the file name, or csv)',
      },
    },
    withExample: {
      kind: 'count',
      value: 'count',
      range: { from: 1, to: EXAMPLE_ROWS_MAX },
      summary: {
        sv: 'så många exempelrader, med publicerade testnummer',
        en: 'this many example rows, with published test numbers',
      },
    },
    output: {
      kind: 'text',
      short: '-o',
      value: 'file',
      summary: {
        sv: 'filen att skriva; - är standard ut',
        en: 'the file to write; - is standard output',
      },
    },
    force: {
      kind: 'flag',
      summary: { sv: 'skriv över en befintlig fil', en: 'overwrite an existing file' },
    },
    template: TEMPLATE_OPTION,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia template -o mall.xlsx',
      text: { sv: 'en tom mall för Excel', en: 'an empty template for Excel' },
    },
    {
      command: 'salvia template --with-example 300 -o personal.csv',
      text: { sv: '300 påhittade medarbetare att prova med', en: '300 invented employees to try with' },
    },
  ],
  async run({ options }, ctx) {
    const { withExample = 0 } = options
    const type = typeOf(options)
    const columns = await chosenTemplate(options, ctx)
    const bytes = await templateFile(columns, { type, examples: withExample })
    // A terminal cannot show binary data, so there it is written to a file.
    const path = options.output ?? (ctx.out.tty ? `personalfil-mall.${type}` : '-')
    if (path === '-') return ctx.print(bytes)
    const file = await openOutput(resolve(ctx.cwd, path), { isNew: !options.force })
    await file.write(bytes).catch((cause: unknown) => {
      throw errorOf(outputErrors.OUTPUT_FAILED, { path, reason: reasonOf(cause) }, { cause })
    })
    ctx.tell(savedLine(path, ctx.err))
  },
})

interface TypeOptions {
  readonly type: (typeof TYPES)[number] | undefined
  readonly output: string | undefined
}

/** The type from the option or from the ending of the file name. If both are given they must agree. */
function typeOf({ type, output = '' }: TypeOptions) {
  const ending = extname(output).slice(1).toLowerCase()
  const told = TYPES.find(known => known === ending)
  if (type && told && type !== told)
    throw errorOf(personnelFileErrors.TEMPLATE_TYPE_CLASH, { path: output, type, ending })
  return type ?? told ?? 'csv'
}
