import { ChoiceGroup, type ChoiceGroupFacts } from '../choice-group.tsx'
import { Tree } from './tree.tsx'
import type { TreeNode } from './tree-nodes.ts'

interface UnitTreeProps extends ChoiceGroupFacts {
  readonly nodes: readonly TreeNode[]
  readonly unfolded?: readonly string[]
  readonly value: string | null
  readonly onValue: (value: string) => void
}

/** One unit of an organisation, at any level. */
export function UnitTree({ nodes, unfolded, value, onValue, ...facts }: UnitTreeProps) {
  return (
    <ChoiceGroup {...facts}>
      <Tree
        label={facts.label}
        nodes={nodes}
        {...(unfolded && { unfolded })}
        stateOf={node => ({ 'aria-selected': node.id === value })}
        onPress={node => onValue(node.id)}
      />
    </ChoiceGroup>
  )
}
