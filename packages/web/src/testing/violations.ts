import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about whole pages, which a component alone can't keep. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

/** What axe finds on what is rendered now, one line for each element; none is the only good answer. */
export async function violations(): Promise<string[]> {
  const rules = Object.fromEntries(PAGE_RULES.map(rule => [rule, { enabled: false }]))
  const found = await axe.run(document.body, { runOnly: TAGS, rules })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
}
