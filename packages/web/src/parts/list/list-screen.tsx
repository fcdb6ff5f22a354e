import type { ListDeclaration } from '@salvia/core/lists'
import type { ReactNode } from 'react'
import type { MenuAction } from '../../ui/overlay/action-menu.tsx'
import { HelpDialog } from '../help-dialog.tsx'
import { useHelp } from '../help-parameter.ts'
import styles from './list.module.css'
import { ListHeader } from './list-header.tsx'
import { ListView, type ListViewProps, partsOf } from './list-view.tsx'

interface ListHelp {
  readonly title: string
  readonly texts: readonly string[]
  readonly more?: ReactNode
}

interface ListScreenProps<D extends ListDeclaration> extends ListViewProps<D> {
  readonly title: string
  /** The leading act of the page: a link that opens another. */
  readonly primary?: ReactNode
  /** What the user often does here. Buttons beside the title; on a phone in the menu. */
  readonly actions?: readonly MenuAction[]
  /** What the user seldom does here. Always in the menu beside the title. */
  readonly menu?: readonly MenuAction[]
  /** What the list shows, what it leaves out, and why; one paragraph for each text. */
  readonly help?: ListHelp
  /** The dialogs that the actions open. */
  readonly dialogs?: ReactNode
  /** What an action has done. Read out, and shown below the title, also while the list is scrolled. */
  readonly notice?: ReactNode
  /** What must be known before the rows are read. Stands above them. */
  readonly lead?: ReactNode
  /** A link back, for a list that is not in the menu. */
  readonly back?: { readonly to: string; readonly text: string }
}

/** A page with a list. Its feature provides the columns, the texts and the actions. */
export function ListScreen<D extends ListDeclaration>(props: ListScreenProps<D>) {
  const { title, primary, actions, menu, help, dialogs, notice, lead, back, ...view } = props
  const helpDialog = useHelp()
  return (
    <div className={styles.page}>
      <ListHeader
        title={title}
        list={partsOf(view).list}
        primary={primary}
        {...(actions && { actions })}
        {...(menu && { menu })}
        onHelp={help && helpDialog.open}
        {...(back && { back })}
      />
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {lead}
      <ListView {...view} hasDownload={false} />
      {dialogs}
      {help && <HelpDialog help={helpDialog} {...help} />}
    </div>
  )
}
