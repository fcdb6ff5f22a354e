import { portalPath } from '@salvia/core/portal-paths'
import { sampleNotesContract, sampleNotesList } from '@salvia/core/sample-notes'
import { ListScreen } from '../../parts/list/list-screen.tsx'
import type { ListColumns } from '../../parts/list/list-view.tsx'
import { RowLink } from '../../parts/list/opened-row.tsx'
import { useList } from '../../parts/list/use-list.ts'
import { MatterStatusTag } from '../../parts/matters/matter-status-tag.tsx'
import { useClientNumber } from '../../state/company-scope.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { IdText } from '../../ui/id-text.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useTexts } from './texts.ts'

/** The list; a title leads to the page of its row. */
export function SampleNotesScreen() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const list = useList(sampleNotesList, sampleNotesContract, clientNumber === null ? null : { clientNumber })
  const columns: ListColumns<typeof sampleNotesList.declaration> = [
    {
      key: 'title',
      header: t('column.title'),
      cell: ({ id, title, unread, isOverdue }) => (
        <>
          <RowLink id={id} to={portalPath('sampleNote', { id })}>
            {title}
          </RowLink>{' '}
          {isOverdue && <StatusTag tone="warning">{t('overdue')}</StatusTag>}{' '}
          {unread > 0 && <StatusTag tone="accent">{t('unread', { count: unread })}</StatusTag>}
        </>
      ),
    },
    { key: 'number', header: t('column.number'), cell: row => <IdText>{row.number}</IdText> },
    { key: 'sent', header: t('column.sent'), sort: 'sent', cell: row => <DateText moment={row.createdAt} /> },
    {
      key: 'status',
      header: t('word.status'),
      isStatus: true,
      cell: row => <MatterStatusTag matter={row} />,
    },
  ]
  return <ListScreen list={list} title={t('title')} texts={t} columns={columns} rowKey={row => row.id} />
}
