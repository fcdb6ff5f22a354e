import type { Company } from '@salvia/core/companies'
import type { DownloadFormat } from '@salvia/core/lists'
import { instantFromMillis, stockholmDate } from '@salvia/core/primitives'
import {
  type AskedGraphs,
  askedGraph,
  GRAPH_NAMES,
  type MonthlyGraph,
  pictureOf,
  tableOf,
  type YearlyGraph,
} from '@salvia/core/statistics'
import { chartPng } from '../../charts/chart-png.ts'
import { defineCommand } from '../../command/define-command.ts'
import { TIME_OPTIONS } from '../../command/time-options.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { isDownloadFormat } from '../../output/formats.ts'
import { chooseCompany, ORG_OPTION, orgWords } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { askGraphs } from './ask-graphs.ts'
import { askedGraphs } from './asked-graphs.ts'
import { askedPeriod } from './asked-period.ts'
import { findAskableUnit } from './find-askable-unit.ts'
import { graphLinesForScripts, renderGraphs } from './graphs-view.ts'
import { statisticsErrors } from './statistics.errors.ts'
import { graphsFile } from './statistics-files.ts'

interface Exported {
  readonly asked: AskedGraphs
  readonly graphs: readonly (MonthlyGraph | YearlyGraph)[]
  readonly files: ReadonlyMap<DownloadFormat, Uint8Array>
  readonly picture: Uint8Array | null
}

export const statisticsExport = defineCommand({
  name: 'statistics export',
  summary: {
    sv: 'hämta statistik för en enhet',
    en: 'fetch the statistics of a unit',
  },
  args: [
    {
      name: 'unit',
      summary: {
        sv: 'id, namn eller hela vägen, till exempel "Produktion / Montering" (annars hela organisationen)',
        en: 'id, name or all names from the top, such as "Produktion / Montering" (default: the whole organisation)',
      },
      required: false,
      many: false,
    },
  ],
  options: {
    from: {
      kind: 'text',
      value: 'month',
      summary: {
        sv: 'första månaden, till exempel 2026-01 (annars elva månader före den sista)',
        en: 'the first month, such as 2026-01 (default: eleven months before the last)',
      },
    },
    to: {
      kind: 'text',
      value: 'month',
      summary: {
        sv: 'sista månaden (annars den senaste som är slut)',
        en: 'the last month (default: the latest that is over)',
      },
    },
    graph: {
      kind: 'list',
      value: 'graph',
      complete: GRAPH_NAMES,
      summary: {
        sv: `${GRAPH_NAMES.join(', ')}; flera med komma emellan (annars alla)`,
        en: `${GRAPH_NAMES.join(', ')}; several with commas between them (default: all)`,
      },
    },
    recursive: {
      kind: 'flag',
      summary: {
        sv: 'ta med underliggande enheter; hela organisationen har dem alltid med',
        en: 'with the units below; the whole organisation always has them',
      },
    },
    ...TIME_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia statistics export -o statistik.xlsx',
      text: {
        sv: 'hela organisationen de senaste tolv månaderna, till Excel',
        en: 'the whole organisation in the last twelve months, for Excel',
      },
    },
    {
      command: 'salvia statistics export "Produktion / Montering" --recursive --from 2026-01 --to 2026-10',
      text: { sv: 'en enhet med dem under den', en: 'a unit with those below it' },
    },
    {
      command: 'salvia statistics export --graph services -f csv:tjanster.csv',
      text: { sv: 'en graf som csv', en: 'one graph as CSV' },
    },
    {
      command: 'salvia statistics export --graph visits -f png:besok.png',
      text: { sv: 'en graf som bild', en: 'one graph as a picture' },
    },
  ],
  async run({ args: [word], options }, ctx): Promise<Exported> {
    const madeAt = instantFromMillis(ctx.now().getTime())
    const period = askedPeriod(options, stockholmDate(madeAt))
    const names = askedGraphs(options.graph)
    const downloads = ctx.targets.map(({ format }) => format).filter(isDownloadFormat)
    const isPicture = ctx.targets.some(({ format }) => format === 'png')
    if ((isPicture || downloads.includes('csv')) && names.length > 1)
      throw errorOf(statisticsErrors.FILE_OF_ONE_GRAPH, { graphs: names.join(', ') })
    const session = await openSession(ctx)
    const company = await chooseCompany(session, options.org, ctx)
    const { clientNumber } = company
    const { units, countedUntil } = await session.client.statistics.overview({ params: { clientNumber } })
    const org = orgWords(session, company, options.org)
    const { unit, isWhole } = findAskableUnit(units, word, nameOf(company), org)
    const graphs = await askGraphs(session, {
      ...{ clientNumber, unit: unit.id, period, graphs: names },
      isRecursive: options.recursive || (isWhole && unit.mayBeRecursive),
    })
    const asked = { company: { name: nameOf(company), clientNumber }, period, countedUntil, madeAt }
    const files = new Map<DownloadFormat, Uint8Array>()
    for (const format of downloads) files.set(format, await graphsFile(format, graphs, asked, ctx.out.locale))
    const [first] = graphs
    const picture =
      isPicture && first ? await chartPng(pictureOf(first, nameOf(company), ctx.out.locale)) : null
    return { asked, graphs, files, picture }
  },
  view: {
    pretty: ({ graphs, asked }, screen) => renderGraphs(graphs, asked.countedUntil, screen),
    concise: ({ graphs }) => graphLinesForScripts(graphs),
    json: toJson,
    png: ({ picture }) => picture ?? new Uint8Array(),
    download: ({ files }, format) => files.get(format) ?? new Uint8Array(),
  },
})

const nameOf = ({ subOrgName }: Company) => subOrgName

/** The question once, and the tables with their codes. */
function toJson({ asked, graphs }: Exported) {
  const [first] = graphs
  return {
    ...asked,
    unit: first?.unit,
    recursive: first?.recursive,
    graphs: graphs.map(tableOf).map(({ graph, period, columns, rows }) => ({
      ...{ graph: askedGraph(graph).graph, period, columns, rows },
    })),
  }
}
