import type { DownloadFormat } from '@salvia/core/lists'
import type { StatisticsOverview } from '@salvia/core/statistics'
import { defineCommand } from '../../command/define-command.ts'
import { TIME_OPTIONS } from '../../command/time-options.ts'
import { isDownloadFormat } from '../../output/formats.ts'
import { chooseCompany, ORG_OPTION } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { unitsFile } from './units-file.ts'
import { renderUnits, unitLine } from './units-view.ts'

interface Found {
  readonly overview: StatisticsOverview
  readonly files: ReadonlyMap<DownloadFormat, Uint8Array>
}

export const statisticsUnits = defineCommand({
  name: 'statistics units',
  summary: {
    sv: 'visa enheterna som du kan få statistik för',
    en: 'show the units that you can get statistics of',
  },
  args: [],
  options: { ...TIME_OPTIONS, org: ORG_OPTION },
  examples: [
    {
      command: 'salvia statistics units',
      text: { sv: 'enheterna som ett träd', en: 'the units as a tree' },
    },
    {
      command: 'salvia statistics units -f json',
      text: {
        sv: 'till ett program, med månaderna som finns',
        en: 'for a program, with the months that there are',
      },
    },
  ],
  async run({ options: { org } }, ctx): Promise<Found> {
    const session = await openSession(ctx)
    const { clientNumber } = await chooseCompany(session, org, ctx)
    const overview = await session.client.statistics.overview({ params: { clientNumber } })
    const files = new Map<DownloadFormat, Uint8Array>()
    for (const format of ctx.targets.map(target => target.format).filter(isDownloadFormat))
      files.set(format, await unitsFile(format, overview.units, ctx.out.locale))
    return { overview, files }
  },
  view: {
    pretty: ({ overview }, screen) => renderUnits(overview, screen),
    concise: ({ overview: { units } }) => units.map(unitLine).join('\n'),
    json: ({ overview }) => overview,
    download: ({ files }, format) => files.get(format) ?? new Uint8Array(),
  },
})
