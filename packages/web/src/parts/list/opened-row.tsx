import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { atom, useAtom, useAtomValue, useSetAtom } from '../../state/jotai.ts'

/** The row that was opened last, and the address of its list with filters, search and page. */
interface OpenedRow {
  readonly id: string
  readonly list: string
}

const openedRowAtom = atom<OpenedRow | null>(null)

/** Returns what remembers a row as opened, for a press that leads to its page. */
export function useOpenRow(): (id: string) => void {
  const { pathname, search } = useLocation()
  const setOpened = useSetAtom(openedRowAtom)
  return id => setOpened({ id, list: pathname + search })
}

interface RowLinkProps {
  readonly id: string
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The link of a row to its page. The list focuses it when the user comes back. */
export function RowLink({ id, to, className, children }: RowLinkProps) {
  const open = useOpenRow()
  const [opened] = useAtom(openedRowAtom)
  return (
    <Link to={to} className={className} data-opened={opened?.id === id || undefined} onClick={() => open(id)}>
      {children}
    </Link>
  )
}

/** The address of a list, with the filters, search and page that it had when one of its rows was opened. */
export function useListAddress(path: string): string {
  const opened = useAtomValue(openedRowAtom)
  return opened && opened.list.split('?')[0] === path ? opened.list : path
}
