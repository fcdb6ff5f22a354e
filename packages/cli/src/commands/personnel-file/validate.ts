import { REPORT_FINDINGS_PER_CODE } from '@salvia/core/limits'
import { maskFileName } from '@salvia/core/primitives'
import { defineCommand } from '../../command/define-command.ts'
import { SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { CliError } from '../../errors/cli-error.ts'
import { type ExitName, worstExit } from '../../errors/exit-codes.ts'
import { reportFailure } from '../../failures/failure.ts'
import { withFile } from '../../files/input-file.ts'
import { ORG_OPTION } from '../../session/company.ts'
import { chosenTemplate, TEMPLATE_OPTION } from '../../session/company-template.ts'
import { reviewInput } from './review-input.ts'
import { conciseReview } from './validate-output/concise.ts'
import { framesOf } from './validate-output/frames.ts'
import { prettyReview } from './validate-output/pretty.ts'
import type { Review } from './validate-output/review.ts'

/** Places drawn for each check. */
export const PLACES_PER_CHECK = 5

export const validate = defineCommand({
  name: 'validate',
  summary: {
    sv: 'kontrollera filer här på datorn, inget skickas',
    en: 'check files on this computer, nothing is sent',
  },
  args: [
    {
      name: 'file',
      summary: { sv: 'en eller flera filer; - är standard in', en: 'one or more files; - is standard input' },
      required: true,
      many: true,
    },
  ],
  options: {
    failOn: {
      kind: 'choice',
      choices: ['error', 'warning'],
      summary: { sv: 'vad som ger utgångskod 1', en: 'what gives exit code 1' },
    },
    maxFindings: {
      kind: 'count',
      value: 'count',
      summary: {
        sv: `anmärkningar att ta med per kontroll, 0 för alla (annars ${REPORT_FINDINGS_PER_CODE})`,
        en: `findings to list for each check, 0 for all (default: ${REPORT_FINDINGS_PER_CODE})`,
      },
    },
    limit: {
      kind: 'count',
      value: 'count',
      summary: {
        sv: `ställen att visa per kontroll, 0 för alla (annars ${PLACES_PER_CHECK})`,
        en: `places to show for each check, 0 for all (default: ${PLACES_PER_CHECK})`,
      },
    },
    ...SHOW_VALUES_OPTIONS,
    template: TEMPLATE_OPTION,
    org: ORG_OPTION,
  },
  examples: [
    { command: 'salvia validate personal.csv', text: { sv: 'kontrollera en fil', en: 'check a file' } },
    {
      command: 'salvia validate *.xlsx -f pretty -f json:rapport.json',
      text: {
        sv: 'flera filer, och rapporten till ett program',
        en: 'several files, and the report for a program',
      },
    },
    {
      command: 'cat personal.csv | salvia validate - --fail-on warning',
      text: {
        sv: 'från ett annat program, och stoppa även på varningar',
        en: 'from another program, stopping on warnings too',
      },
    },
  ],
  async run({ args, options }, ctx): Promise<{ reviews: readonly Review[]; failures: readonly ExitName[] }> {
    const { showValues } = options
    const template = await chosenTemplate(options, ctx)
    const rendered = ctx.targets.some(({ format }) => format === 'pretty')
    const query = { template, showValues, maxFindings: options.maxFindings ?? REPORT_FINDINGS_PER_CODE }
    const reviews: Review[] = []
    const failures: ExitName[] = []
    for (const path of args) {
      const review = await withFile(path, ctx, async file => {
        const start = performance.now()
        const report = await reviewInput(file, query, ctx)
        const milliseconds = performance.now() - start
        const frames = rendered ? await framesOf(file.source, report, template, ctx.signal) : []
        return {
          path: maskFileName(path),
          report,
          frames,
          milliseconds,
          showValues,
          placesPerCheck: options.limit ?? PLACES_PER_CHECK,
        }
      }).catch((error: unknown) => {
        // With several files, one that cannot be read must not hide the results of the others.
        if (!(error instanceof CliError) || args.length === 1) throw error
        failures.push(reportFailure(error, ctx.err, ctx.fail))
        return null
      })
      if (review) reviews.push(review)
    }
    return { reviews, failures }
  },
  view: {
    pretty: ({ reviews }, screen) => reviews.map(review => prettyReview(review, screen)).join('\n\n'),
    concise: ({ reviews }, locale) => reviews.map(review => conciseReview(review, locale)).join('\n'),
    json: ({ reviews, failures }) =>
      reviews.length + failures.length === 1
        ? reviews[0]?.report
        : { schemaVersion: 1, reports: reviews.map(({ report }) => report) },
  },
  exit: ({ reviews, failures }, { failOn }) =>
    worstExit([...failures, ...reviews.map(({ report }) => exitOf(report, failOn === 'warning'))]),
})

function exitOf({ outcome, counts }: Review['report'], strict: boolean): ExitName {
  if (outcome === 'passed') return strict && counts.warning > 0 ? 'errors' : 'passed'
  return outcome
}
