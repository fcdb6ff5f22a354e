import { Check, Minus } from 'lucide-react'
import { ChoiceGroup, type ChoiceGroupFacts } from '../choice-group.tsx'
import styles from './tree.module.css'
import { Tree } from './tree.tsx'
import { pressed, shareOf, type TreeNode } from './tree-nodes.ts'

interface CheckboxTreeProps extends ChoiceGroupFacts {
  readonly nodes: readonly TreeNode[]
  readonly unfolded?: readonly string[]
  /** The chosen nodes that have nothing below them; those above are chosen, partly or not by these. */
  readonly values: ReadonlySet<string>
  readonly onValues: (values: ReadonlySet<string>) => void
}

const CHECKED = { all: true, some: 'mixed', none: false } as const

/** Any of many in levels; a level above takes or leaves all that lies below it. */
export function CheckboxTree({ nodes, unfolded, values, onValues, ...facts }: CheckboxTreeProps) {
  return (
    <ChoiceGroup {...facts}>
      <Tree
        label={facts.label}
        nodes={nodes}
        {...(unfolded && { unfolded })}
        isMany
        stateOf={node => ({ 'aria-checked': CHECKED[shareOf(node, values)] })}
        markOf={node => <Box share={shareOf(node, values)} />}
        onPress={node => onValues(pressed(node, values))}
      />
    </ChoiceGroup>
  )
}

function Box({ share }: { readonly share: 'all' | 'some' | 'none' }) {
  return (
    <span className={styles.box} data-share={share} aria-hidden>
      {share === 'all' && <Check />}
      {share === 'some' && <Minus />}
    </span>
  )
}
