import type { Instant } from '../primitives/index.ts'

/**
 * What has to be so of one stored fact: its moment has passed, which at the moment itself it has not; its moment is still
 * to come; nothing is stored; something is stored; or it is one of some values.
 */
export type FactRule = 'passed' | 'coming' | 'none' | 'some' | readonly string[]

/** What has to be so of each of some facts. */
export type StatusRule<Fact extends string> = Readonly<Partial<Record<Fact, FactRule>>>

/**
 * The rules of each status, of which one is enough. Of what is stored, the rules of exactly one status hold at any moment.
 * Both the function that judges one and the condition that a database asks many by come from this table.
 */
export type StatusRules<Status extends string, Fact extends string> = Readonly<
  Record<Status, readonly StatusRule<Fact>[]>
>

/** The status of what has these facts, at a moment. Throws for facts that are of no status. */
export function statusByRules<Status extends string, Fact extends string>(
  rules: StatusRules<Status, Fact>,
  facts: Readonly<Record<Fact, string | null>>,
  now: Instant,
): Status {
  const all = Object.entries(rules) as [Status, readonly StatusRule<Fact>[]][]
  const found = all.find(([, ofStatus]) => ofStatus.some(rule => holds(rule, facts, now)))
  if (!found) throw new Error(`No status of ${Object.keys(rules).join(', ')} fits.`)
  return found[0]
}

function holds<Fact extends string>(
  rule: StatusRule<Fact>,
  facts: Readonly<Record<Fact, string | null>>,
  now: Instant,
): boolean {
  return (Object.entries(rule) as [Fact, FactRule][]).every(([fact, asked]) => fits(asked, facts[fact], now))
}

function fits(rule: FactRule, value: string | null, now: Instant): boolean {
  if (rule === 'none') return value === null
  if (value === null) return false
  if (rule === 'some') return true
  if (rule === 'passed') return value < now
  return rule === 'coming' ? value >= now : rule.includes(value)
}
