import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about whole pages, which do not apply to a single component. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

/** What axe finds in the rendered content, one line for each element. Tests expect an empty list. */
export async function violations(): Promise<string[]> {
  const rules = Object.fromEntries(PAGE_RULES.map(rule => [rule, { enabled: false }]))
  const found = await axe.run(document.body, { runOnly: TAGS, rules })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
}
