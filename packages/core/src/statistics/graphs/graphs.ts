import type { Text } from '../../i18n/index.ts'

/**
 * The graphs of statistics. The two kinds never mix: what the employer ordered is counted by month, what is about health
 * once a year. @spec §7
 */
export const GRAPHS = {
  visits: { kind: 'months', name: { sv: 'Besök', en: 'Visits' } },
  services: { kind: 'months', name: { sv: 'Tjänster', en: 'Services' } },
  prevention: { kind: 'months', name: { sv: 'Förebyggande arbete', en: 'Preventive work' } },
  checkups: { kind: 'months', name: { sv: 'Medicinska kontroller', en: 'Medical check-ups' } },
  reasons: { kind: 'years', name: { sv: 'Orsaker till besök', en: 'Reasons for visits' } },
  own: {
    kind: 'years',
    name: { sv: 'Medarbetare som bokat själva', en: 'Employees who booked themselves' },
  },
} as const satisfies Record<string, { readonly kind: 'months' | 'years'; readonly name: Text }>

export type Graph = keyof typeof GRAPHS
export const GRAPH_NAMES = Object.keys(GRAPHS) as [Graph, ...Graph[]]
export type MonthlyGraphName = {
  [G in Graph]: (typeof GRAPHS)[G]['kind'] extends 'months' ? G : never
}[Graph]
export type YearlyGraphName = Exclude<Graph, MonthlyGraphName>

const namesOf = <G extends Graph>(kind: 'months' | 'years') =>
  GRAPH_NAMES.filter(graph => GRAPHS[graph].kind === kind) as [G, ...G[]]
export const MONTHLY_GRAPHS = namesOf<MonthlyGraphName>('months')
export const YEARLY_GRAPHS = namesOf<YearlyGraphName>('years')

/** A graph as a table of the API. @example tableOfGraph('visits') // 'visits-table' */
export type GraphTable = `${Graph}-table`
export const GRAPH_TABLES = GRAPH_NAMES.map(graph => `${graph}-table`) as [GraphTable, ...GraphTable[]]

/** The graph that a path names, itself or as a table. */
type AskedGraph = { readonly isTable: boolean } & (
  | { readonly kind: 'months'; readonly graph: MonthlyGraphName }
  | { readonly kind: 'years'; readonly graph: YearlyGraphName }
)

/** @example askedGraph('own-table') // { kind: 'years', graph: 'own', isTable: true } */
export function askedGraph(asked: Graph | GraphTable): AskedGraph {
  const isTable = GRAPH_TABLES.some(table => table === asked)
  const isAsked = (graph: Graph) => asked === graph || asked === `${graph}-table`
  const monthly = MONTHLY_GRAPHS.find(isAsked)
  if (monthly) return { kind: 'months', graph: monthly, isTable }
  const yearly = YEARLY_GRAPHS.find(isAsked)
  if (yearly) return { kind: 'years', graph: yearly, isTable }
  throw new RangeError(`No such graph: ${asked}`)
}
