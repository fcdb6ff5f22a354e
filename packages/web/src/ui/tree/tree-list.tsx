import { Check, ChevronDown, ChevronRight, Minus } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import styles from './tree-list.module.css'
import {
  isFound,
  type Mark,
  type Marks,
  nodesAbove,
  type PlacedNode,
  shownRows,
  type Tree,
} from './tree-rows.ts'

/** Height of each row, in pixels: all alike, so that only those in view are in the page. */
const ROW = 48
/** Rows beyond each edge that are in the page too. */
const SPARE = 6
const MOST_ROWS_IN_VIEW = 9
/** Rows that stand above the chosen one when the tree opens at it. */
const ROWS_BEFORE_CHOSEN = 3

interface TreeListProps {
  /** Id of the tree, which an error summary links to. */
  readonly id: string
  readonly label: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly tree: Tree
  readonly search: string
  /** Shown in place of the tree when the search finds nothing. */
  readonly noMatch: string
  readonly marks: Marks
  /** What else is told of a node, beside its name. Called for the rows in view; the same function while it tells the same. */
  readonly detailOf: (id: string) => string
  /** The path of a node that the search finds, below its name. The same function while it tells the same. */
  readonly pathOf?: (id: string) => string
  /** Any number can be chosen, by checkboxes; else one. */
  readonly hasCheckboxes: boolean
  readonly onPress: (id: string) => void
}

/**
 * A tree whose nodes can be chosen, of thousands of nodes. Focus stays on the tree, and the arrow keys move its current
 * row: right and left open and close, Space and Enter choose. A tree of one choice opens at what is chosen.
 */
export function TreeList(props: TreeListProps) {
  const { id, label, describedBy, isInvalid, hasCheckboxes, tree, search, marks, onPress } = props
  const [chosen = null] = hasCheckboxes ? [] : marks.keys().filter(id => tree.has(id))
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...firstOpen(tree), ...(chosen === null ? [] : nodesAbove(tree, chosen))]),
  )
  const [current, setCurrent] = useState<string | null>(chosen)
  const [top, setTop] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const ownId = useId()
  const rows = useMemo(() => shownRows(tree, open, search), [tree, open, search])
  const isSearching = search.trim() !== ''
  const at = Math.max(
    0,
    rows.findIndex(row => row.id === current),
  )
  const inView = Math.min(rows.length, MOST_ROWS_IN_VIEW)
  const from = Math.max(0, Math.floor(top / ROW) - SPARE)
  const row = rows[at]
  const listed = [...rows.slice(from, from + inView + 2 * SPARE).entries()].map(
    ([index, node]) => [from + index, node] as const,
  )
  // The current row is in the page wherever the tree is scrolled, since the tree names it as the active one.
  if (row && !listed.some(([index]) => index === at)) listed.push([at, row])
  const rowId = (node: PlacedNode): string => `${ownId}-${node.id}`

  const start = useRef(at)
  useEffect(() => {
    const y = Math.max(0, start.current - ROWS_BEFORE_CHOSEN) * ROW
    start.current = 0
    setTop(y)
    box.current?.scrollTo({ top: y })
    if (search !== '') setCurrent(null)
  }, [search])
  const moveTo = (index: number): void => {
    const to = Math.min(Math.max(index, 0), rows.length - 1)
    if (!box.current) return
    setCurrent(rows[to]?.id ?? null)
    const y = to * ROW
    const { scrollTop, clientHeight } = box.current
    if (y < scrollTop) box.current.scrollTop = y
    if (y + ROW > scrollTop + clientHeight) box.current.scrollTop = y + ROW - clientHeight
  }
  const setIsOpen = (node: PlacedNode, isOpen: boolean): void => {
    const own = new Set([node.id])
    setCurrent(node.id)
    setOpen(before => (isOpen ? before.union(own) : before.difference(own)))
  }
  const isOpen = (node: PlacedNode): boolean => node.children.length > 0 && (isSearching || open.has(node.id))
  const keys: Readonly<Record<string, (node: PlacedNode) => void>> = {
    ArrowDown: () => moveTo(at + 1),
    ArrowUp: () => moveTo(at - 1),
    Home: () => moveTo(0),
    End: () => moveTo(rows.length - 1),
    PageDown: () => moveTo(at + MOST_ROWS_IN_VIEW),
    PageUp: () => moveTo(at - MOST_ROWS_IN_VIEW),
    ArrowRight: node => (isOpen(node) ? moveTo(at + 1) : setIsOpen(node, true)),
    ArrowLeft: node =>
      isOpen(node) && !isSearching
        ? setIsOpen(node, false)
        : moveTo(rows.findIndex(other => other.id === node.parentId)),
    ' ': node => onPress(node.id),
    Enter: node => onPress(node.id),
  }
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key]
    if (!act || !row || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setCurrent(row.id)
    act(row)
  }
  const point = ({ target }: MouseEvent): void => {
    const at = target instanceof Element ? target : null
    const node = tree.get(at?.closest('[data-node]')?.getAttribute('data-node') ?? '')
    if (!node) return
    setCurrent(node.id)
    if (at?.closest('[data-opener]') && !isSearching) setIsOpen(node, !isOpen(node))
    else onPress(node.id)
  }
  if (rows.length === 0) return <p role="status">{props.noMatch}</p>
  return (
    <div
      ref={box}
      id={id}
      role="tree"
      tabIndex={0}
      className={styles.tree}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-multiselectable={hasCheckboxes}
      aria-activedescendant={row && rowId(row)}
      style={{ height: inView * ROW + 2 }}
      onKeyDown={press}
      onClick={point}
      onScroll={event => setTop(event.currentTarget.scrollTop)}
    >
      <div role="none" style={{ height: rows.length * ROW }}>
        {listed.map(([index, node]) => (
          <TreeRow
            key={node.id}
            id={rowId(node)}
            node={node}
            top={index * ROW}
            mark={marks.get(node.id) ?? 'false'}
            detailOf={props.detailOf}
            pathOf={isFound(node, search) ? props.pathOf : undefined}
            hasCheckbox={hasCheckboxes}
            isOpen={isOpen(node)}
            isCurrent={node === row}
          />
        ))}
      </div>
    </div>
  )
}

/** From the top down as far as there is only one node, and what is right below it. */
function firstOpen(tree: Tree): string[] {
  const tops = [...tree.values()].filter(({ level }) => level === 1)
  return tops.length === 1 ? tops.map(({ id }) => id) : []
}

interface TreeRowProps extends Pick<TreeListProps, 'detailOf'> {
  readonly id: string
  readonly node: PlacedNode
  readonly top: number
  readonly mark: Mark
  readonly hasCheckbox: boolean
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly pathOf: TreeListProps['pathOf']
}

function Row({ id, node, top, mark, detailOf, pathOf, hasCheckbox, isOpen, isCurrent }: TreeRowProps) {
  const { label, level, position, siblings, children } = node
  const path = pathOf?.(node.id)
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      className={styles.row}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={children.length > 0 ? isOpen : undefined}
      aria-checked={hasCheckbox ? mark : undefined}
      aria-selected={hasCheckbox ? undefined : mark === 'true'}
      data-current={isCurrent || undefined}
      data-node={node.id}
      style={{ top, paddingInlineStart: 4 + (Math.min(level, 8) - 1) * 16 }}
    >
      <span className={styles.opener} data-opener={children.length > 0 || undefined}>
        {children.length > 0 && <Chevron aria-hidden />}
      </span>
      <span className={hasCheckbox ? styles.box : styles.dot} data-mark={mark} aria-hidden>
        {mark === 'mixed' ? <Minus /> : mark === 'true' && hasCheckbox && <Check />}
      </span>
      <span className={styles.label}>
        {label}
        {path && <span className={styles.path}> {path}</span>}
      </span>
      <span className={styles.detail}>{detailOf(node.id)}</span>
    </div>
  )
}

/** Only the rows that a key changes are rendered again. */
const TreeRow = memo(Row)
