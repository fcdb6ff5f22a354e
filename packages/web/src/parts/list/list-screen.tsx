import type { ListDeclaration } from '@salvia/core/lists'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { HelpDialog } from '../help-dialog.tsx'
import { useHelp } from '../help-parameter.ts'
import styles from './list.module.css'
import { ListView, type ListViewProps } from './list-view.tsx'
import { useTexts } from './texts.ts'

interface ListScreenProps<D extends ListDeclaration> extends ListViewProps<D> {
  readonly title: string
  /** Shown beside the title. */
  readonly actions?: ReactNode
  /** What the list shows, what it leaves out, and why; one paragraph for each text. */
  readonly help?: { readonly title: string; readonly texts: readonly string[] }
  /** Shown between the title and the list. */
  readonly above?: ReactNode
  /** Shown after the list. */
  readonly below?: ReactNode
}

/** A page with a list. Its feature provides the columns, the texts and what is shown around the list. */
export function ListScreen<D extends ListDeclaration>(props: ListScreenProps<D>) {
  const { title, actions, help, above, below, ...view } = props
  const t = useTexts()
  const helpDialog = useHelp()
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        actions={
          (actions || help) && (
            <>
              {actions}
              {help && (
                <Button variant="tertiary" onClick={helpDialog.open}>
                  {t('about')}
                </Button>
              )}
            </>
          )
        }
      />
      {above}
      <ListView {...view} />
      {below}
      {help && <HelpDialog help={helpDialog} {...help} />}
    </div>
  )
}
