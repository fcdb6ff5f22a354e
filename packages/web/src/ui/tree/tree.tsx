import { ChevronRight } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { itemForKey } from '../overlay/menu-keys.ts'
import styles from './tree.module.css'
import { linesInSight, type TreeLine, type TreeNode } from './tree-nodes.ts'

interface ItemState {
  readonly 'aria-checked'?: boolean | 'mixed'
  readonly 'aria-selected'?: boolean
}

interface TreeProps {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** What is unfolded from the start. */
  readonly unfolded?: readonly string[]
  readonly stateOf: (node: TreeNode) => ItemState
  /** The mark before a label. */
  readonly markOf?: (node: TreeNode) => ReactNode
  readonly onPress: (node: TreeNode) => void
  readonly isMany?: boolean
}

/**
 * Something with levels. One stop of the keyboard: up and down move, right unfolds and goes in, left folds up and goes
 * out, Space and Enter press, first letters find.
 */
export function Tree(props: TreeProps) {
  const { label, nodes, unfolded: first = [], stateOf, markOf, onPress, isMany = false } = props
  const tree = useRef<HTMLDivElement>(null)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set(first))
  const [at, setAt] = useState(nodes[0]?.id)
  const lines = linesInSight(nodes, unfolded)
  const current = lines.find(line => line.node.id === at) ?? lines[0]

  const items = (): HTMLElement[] => [
    ...(tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? []),
  ]
  const goTo = (id: string | undefined): void =>
    items()
      .find(item => item.dataset.node === id)
      ?.focus()
  const fold = (id: string): void => setUnfolded(before => before.symmetricDifference(new Set([id])))

  const press = (event: KeyboardEvent): void => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return
    const { node, parent } = current
    const isOpen = unfolded.has(node.id)
    const [child] = node.children ?? []
    if (event.key === 'ArrowRight' && child) isOpen ? goTo(child.id) : fold(node.id)
    else if (event.key === 'ArrowLeft') isOpen ? fold(node.id) : goTo(parent)
    else if (event.key === ' ' || event.key === 'Enter') onPress(node)
    else {
      const item = itemForKey(event.key, items(), document.activeElement)
      if (!item) return
      item.focus()
    }
    event.preventDefault()
  }
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      aria-multiselectable={isMany || undefined}
      className={styles.tree}
    >
      {lines.map(line => (
        <Item
          key={line.node.id}
          line={line}
          isOpen={unfolded.has(line.node.id)}
          isCurrent={line === current}
          state={stateOf(line.node)}
          mark={markOf?.(line.node)}
          onFold={() => fold(line.node.id)}
          onPress={() => onPress(line.node)}
          onKey={press}
          onFocus={() => setAt(line.node.id)}
        />
      ))}
    </div>
  )
}

interface ItemProps {
  readonly line: TreeLine
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly state: ItemState
  readonly mark: ReactNode
  readonly onFold: () => void
  readonly onPress: () => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onFocus: () => void
}

function Item({ line, isOpen, isCurrent, state, mark, onFold, onPress, onKey, onFocus }: ItemProps) {
  const { node, level, place, siblings } = line
  const hasChildren = (node.children?.length ?? 0) > 0
  const click = (event: MouseEvent): void => {
    const isOnArrow = event.target instanceof Element && event.target.closest('[data-fold]') !== null
    if (hasChildren && isOnArrow) onFold()
    else onPress()
  }
  return (
    <div
      {...state}
      role="treeitem"
      data-node={node.id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.item}
      style={{ '--level': level - 1 } as CSSProperties}
      onFocus={onFocus}
      onKeyDown={onKey}
      onClick={click}
    >
      <span className={styles.fold} data-fold aria-hidden>
        {hasChildren && <ChevronRight />}
      </span>
      <span className={styles.press}>
        {mark}
        <span className={styles.label}>
          {node.label}
          {node.detail && <span className={styles.detail}> {node.detail}</span>}
        </span>
      </span>
    </div>
  )
}
