import type { Graph, MonthlyGraph, Period, YearlyGraph } from '@salvia/core/statistics'
import type { Session } from '../../session/session.ts'

interface Question {
  readonly clientNumber: string
  readonly unit: string
  readonly isRecursive: boolean
  readonly period: Period
  readonly graphs: readonly Graph[]
}

/** Asks for graphs of one unit and period, one after the other. */
export async function askGraphs(
  { client }: Session,
  { clientNumber, unit, isRecursive, period, graphs }: Question,
): Promise<(MonthlyGraph | YearlyGraph)[]> {
  const query = { start_date: period.from, end_date: period.to, recursive: String(isRecursive) }
  const answers: (MonthlyGraph | YearlyGraph)[] = []
  for (const graph of graphs) {
    const answer = await client.statistics.graph({ params: { clientNumber, unit, graph }, query })
    if (answer.kind === 'table') throw new Error(`The service answers the table of ${graph}.`)
    answers.push(answer)
  }
  return answers
}
