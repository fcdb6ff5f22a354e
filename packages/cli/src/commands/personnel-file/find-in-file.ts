import { type Finding, reportSchema } from '@salvia/core/personnel-file'
import { z } from 'zod'
import type { Context } from '../../command/context.ts'
import { withFile } from '../../files/input-file.ts'
import type { OpenFile } from '../../files/open-file.ts'
import { chosenTemplate } from '../../session/company-template.ts'
import { reviewInput } from './review-input.ts'

const OPENING_BRACE = 0x7b

const reportsSchema = z.union([reportSchema, z.object({ reports: z.array(reportSchema) })])

/** The finding with an id in a personnel file or in a stored report; undefined when there is none. */
export function findInFile(
  id: string,
  path: string,
  templatePath: string | undefined,
  ctx: Context,
): Promise<Finding | undefined> {
  return withFile(path, ctx, async file => {
    const stored = await storedFindings(file)
    if (stored) return stored.find(finding => finding.id === id)
    const template = await chosenTemplate({ template: templatePath }, ctx)
    const { findings } = await reviewInput(file, { template, showValues: false, maxFindings: 0 }, ctx)
    return findings.find(finding => finding.id === id)
  })
}

/** The findings of a stored report; null when the file is not a report. */
async function storedFindings({ source }: OpenFile): Promise<readonly Finding[] | null> {
  const parts: Uint8Array[] = []
  for await (const chunk of source.stream()) {
    if (parts.length === 0 && chunk[0] !== OPENING_BRACE) return null
    parts.push(Buffer.from(chunk))
  }
  try {
    const parsed = reportsSchema.safeParse(JSON.parse(Buffer.concat(parts).toString('utf8')))
    if (!parsed.success) return null
    return 'reports' in parsed.data
      ? parsed.data.reports.flatMap(({ findings }) => findings)
      : parsed.data.findings
  } catch {
    return null
  }
}
