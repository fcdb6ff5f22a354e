import { previewedEmployeesList } from '@salvia/core/access-preview'
import { contract } from '@salvia/core/api'
import type { RowOf } from '@salvia/core/lists'
import { useMemo } from 'react'
import { ProtectedMark, RuleMark } from '../../../parts/coworkers/marks.tsx'
import { NearUnit } from '../../../parts/coworkers/near-unit.tsx'
import { RulesHelp } from '../../../parts/coworkers/rules-help.tsx'
import { HelpDialog } from '../../../parts/help-dialog.tsx'
import { useHelp } from '../../../parts/help-parameter.ts'
import { type ListColumns, ListView } from '../../../parts/list/list-view.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { Section } from '../../../ui/panel.tsx'
import { useTexts } from './texts.ts'

type Declaration = typeof previewedEmployeesList.declaration
type Seen = RowOf<Declaration>

interface SeenEmployeesProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  /** Whose view it is. */
  readonly name: string
}

/** The employees as the person sees them, under the same filters and with the same rules. */
export function SeenEmployees({ params, name }: SeenEmployeesProps) {
  const t = useTexts()
  const help = useHelp()
  const list = useList(previewedEmployeesList, contract.previewedEmployees, params)
  return (
    <Section title={t('seen.title', { name })}>
      <ListView
        list={list}
        texts={(key, values) => t(`seen.${key}`, values)}
        columns={useSeenColumns()}
        rowKey={row => row.id}
      />
      <HelpDialog
        help={help}
        title={t('help.title')}
        texts={[t('help.text')]}
        more={<RulesHelp topic={help.topic} />}
      />
    </Section>
  )
}

function useSeenColumns(): ListColumns<Declaration> {
  const t = useTexts()
  return useMemo(
    () => [
      { key: 'name', header: t('word.name'), cell: row => <Name employee={row} /> },
      { key: 'unit', header: t('word.unit'), isPlain: true, cell: row => <NearUnit path={row.unit.path} /> },
      { key: 'may', header: t('seen.may'), isPlain: true, cell: row => t(`seen.mayDo.${mayDo(row)}`) },
    ],
    [t],
  )
}

/** Whoever may not order and is shut by no rule sees the employee as the immediate manager. */
function mayDo({ mayOrder, excludedBy }: Seen): 'order' | 'see' | 'nothing' {
  if (excludedBy) return 'nothing'
  return mayOrder ? 'order' : 'see'
}

/** Without a link: HR sees these people in the list of their own. */
function Name({ employee }: { readonly employee: Seen }) {
  const { firstName, lastName, protectedIdentity, excludedBy } = employee
  return (
    <>
      {lastName}, {firstName}
      {protectedIdentity && <ProtectedMark />}
      {excludedBy && <RuleMark rule={excludedBy} />}
    </>
  )
}
