import type { ReactNode } from 'react'
import { usePageTitle } from '../state/page-title.state.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import styles from './missing-page.module.css'

interface MissingPageProps {
  /** Names what is missing; also the title of the browser's tab. */
  readonly title: string
  /** Why it may be missing. */
  readonly text: string
  readonly back: { readonly to: string; readonly text: string }
  /** What else can be done. */
  readonly children?: ReactNode
}

/** Shown in place of a thing that does not exist, or that the user may not see. Both look the same. */
export function MissingPage({ title, text, back, children }: MissingPageProps) {
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <p>{text}</p>
      <ButtonRow>
        <ButtonLink to={back.to}>{back.text}</ButtonLink>
        {children}
      </ButtonRow>
    </div>
  )
}
