import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Link } from '../ui/link.tsx'
import { ActionMenu } from '../ui/overlay/action-menu.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import styles from './gallery.module.css'

interface Person {
  readonly name: string
  readonly unit: string
  readonly manager: string
  readonly bookings: number
  readonly day: string
}
type Sort = 'name' | 'unit'

const PEOPLE: readonly Person[] = [
  { name: 'Ahl, Karin', unit: 'Kundtjänst', manager: 'Bo Lind', bookings: 2, day: 'I dag' },
  { name: 'Ek, Per', unit: 'Drift', manager: 'Eva Öberg', bookings: 0, day: 'Den här veckan' },
  { name: 'Åhlén, Östen', unit: 'Drift', manager: 'Eva Öberg', bookings: 11, day: 'Den här veckan' },
]

const COLUMNS: readonly [Column<Person, Sort>, ...Column<Person, Sort>[]] = [
  { key: 'name', header: 'Namn', cell: person => <Link to="/">{person.name}</Link>, sort: 'name' },
  { key: 'unit', header: 'Enhet', cell: person => person.unit, sort: 'unit' },
  {
    key: 'status',
    header: 'Status',
    isStatus: true,
    cell: () => <StatusTag tone="info">Kommande</StatusTag>,
  },
  { key: 'manager', header: 'Närmaste chef', cell: person => person.manager },
  { key: 'bookings', header: 'Tider', cell: person => person.bookings, numeric: true },
]

export function ListExamples() {
  const [by, setBy] = useState<Sort | `-${Sort}`>('name')
  const rowKey = (person: Person): string => person.name
  return (
    <div className={styles.wide}>
      <DataTable
        caption="Medarbetare"
        columns={COLUMNS}
        rows={PEOPLE}
        rowKey={rowKey}
        sorting={{ by, onSort: setBy }}
        headingOf={person => person.day}
        actions={person => (
          <ActionMenu
            label={`Åtgärder för ${person.name}`}
            actions={[{ label: 'Ny beställning', icon: CalendarPlus, onAct: () => undefined }]}
          />
        )}
      />
      <Pagination page={4} pageSize={50} total={1180} to={page => `?page=${page}`} />
      <DataTable caption="Medarbetare som hämtas" columns={COLUMNS} rows={[]} rowKey={rowKey} isLoading />
      <Skeleton lines={3} />
    </div>
  )
}
