import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { FailureMessage } from '../../ui/failure-message.tsx'
import { ActionMenu, type MenuAction } from '../../ui/overlay/action-menu.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { AnyList } from './any-list.ts'
import styles from './list.module.css'
import { DownloadMenu, NumbersDialog, useDownloadActions, useListDownload } from './list-download.tsx'
import { isDownloadable } from './list-result.tsx'
import { PHONE } from './phone.ts'
import { useTexts } from './texts.ts'

interface ListHeaderProps {
  readonly title: string
  readonly list: AnyList
  /** The leading act of the page: a link that opens another. */
  readonly primary?: ReactNode
  /** What the user often does here. Buttons beside the title; on a phone in the menu. */
  readonly actions?: readonly MenuAction[]
  /** What the user seldom does here. Always in the menu. */
  readonly menu?: readonly MenuAction[]
  readonly onHelp?: (() => void) | undefined
  readonly back?: { readonly to: string; readonly text: string }
}

/** The title of a list, with its actions, its download and its help. */
export function ListHeader(props: ListHeaderProps) {
  const { title, list, primary, actions = [], menu = [], onHelp, back } = props
  const t = useTexts()
  const isPhone = useMediaQuery(PHONE)
  const { list: declared, calls, query, params } = list
  const isOffered = params !== null && isDownloadable(list)
  const download = useListDownload(params && { list: declared, calls, query, params })
  const formats = useDownloadActions(download, true)
  const inMenu = isPhone ? [...actions, ...(isOffered ? formats : []), ...menu] : menu
  const isEmpty = !primary && inMenu.length === 0 && !onHelp && actions.length === 0 && !isOffered
  return (
    <div>
      <PageHeader
        title={title}
        {...(back && { back })}
        actions={
          !isEmpty && (
            <div className={styles.actions}>
              {!isPhone && (
                <>
                  {actions.map(({ label, icon, onAct }) => (
                    <Button key={label} variant="tertiary" {...(icon && { icon })} onClick={onAct}>
                      {label}
                    </Button>
                  ))}
                  {isOffered && <DownloadMenu download={download} />}
                </>
              )}
              {onHelp && <IconButton icon={CircleQuestionMark} label={t('about')} onClick={onHelp} />}
              {inMenu.length > 0 && <ActionMenu label={t('more')} actions={inMenu} />}
              {primary}
            </div>
          )
        }
      />
      <p role="status" className={styles.working}>
        {isPhone && download.isRunning && t('download.busy')}
      </p>
      <FailureMessage failure={download.failure} />
      <NumbersDialog download={download} />
    </div>
  )
}
