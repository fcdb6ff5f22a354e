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
  /** Beside the title. */
  readonly actions?: ReactNode
  /** What the list shows, what it does not and why; each text is a paragraph. */
  readonly help?: { readonly title: string; readonly texts: readonly string[] }
  /** Between the title and the list. */
  readonly above?: ReactNode
  /** After the list. */
  readonly below?: ReactNode
}

/** A page that is a list: its feature gives the columns, the words and what stands around it. */
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
