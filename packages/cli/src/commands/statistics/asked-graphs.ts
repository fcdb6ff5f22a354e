import { GRAPH_NAMES, type Graph } from '@salvia/core/statistics'
import { errorOf } from '../../errors/cli-error.ts'
import { usageErrors } from '../../errors/usage.errors.ts'

/** The graphs of `--graph`, in their usual order; several in one value stand between commas. Without any, all of them. */
export function askedGraphs(values: readonly string[]): readonly Graph[] {
  const words = values.flatMap(value => value.split(',').map(word => word.trim()))
  const wrong = words.find(word => !GRAPH_NAMES.some(graph => graph === word))
  if (wrong !== undefined)
    throw errorOf(usageErrors.OPTION_VALUE_WRONG, {
      ...{ option: '--graph', value: wrong, accepted: GRAPH_NAMES.join(', ') },
    })
  return words.length === 0 ? GRAPH_NAMES : GRAPH_NAMES.filter(graph => words.includes(graph))
}
