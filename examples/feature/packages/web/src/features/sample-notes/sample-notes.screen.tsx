import { portalPath } from '@salvia/core/portal-paths'
import { sampleNotesContract, sampleNotesList } from '@salvia/core/sample-notes'
import { Link } from 'react-router'
import { ListScreen } from '../../parts/list/list-screen.tsx'
import type { ListColumns } from '../../parts/list/list-view.tsx'
import { useList } from '../../parts/list/use-list.ts'
import { useClientNumber } from '../../state/company-scope.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useTexts } from './texts.ts'

/** The list; a title leads to the page of its row. */
export function SampleNotesScreen() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const list = useList(sampleNotesList, sampleNotesContract, clientNumber === null ? null : { clientNumber })
  const overdue = <StatusTag tone="warning">{t('overdue')}</StatusTag>
  const columns: ListColumns<typeof sampleNotesList.declaration> = [
    {
      key: 'title',
      header: t('column.title'),
      cell: ({ id, title }) => <Link to={portalPath('sampleNote', { id })}>{title}</Link>,
    },
    { key: 'due', header: t('column.due'), sort: 'due', cell: row => row.dueOn },
    { key: 'status', header: t('column.status'), isStatus: true, cell: row => row.isOverdue && overdue },
  ]
  return <ListScreen list={list} title={t('title')} texts={t} columns={columns} rowKey={row => row.id} />
}
