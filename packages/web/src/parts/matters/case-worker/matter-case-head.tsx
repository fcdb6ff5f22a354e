import type { MatterCase } from '@salvia/core/matters'
import { portalPath } from '@salvia/core/portal-paths'
import { DateText } from '../../../ui/date-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { MatterStatusTag } from '../matter-status-tag.tsx'
import styles from './matter-case.module.css'
import { useTexts } from './texts.ts'

interface MatterCaseHeadProps {
  readonly matter: MatterCase
  /** Whom or what it is about. */
  readonly title: string
  /** What it is, where the title does not say so. */
  readonly subject: string | undefined
  readonly back: { readonly to: string; readonly text: string }
}

/** What a matter is about, from which customer and when. */
export function MatterCaseHead({ matter, title, subject, back }: MatterCaseHeadProps) {
  const t = useTexts()
  const { number, clientNumber, company, maker, createdAt } = matter
  return (
    <PageHeader
      title={title}
      back={back}
      tag={<MatterStatusTag matter={matter} />}
      meta={
        <>
          {subject !== undefined && <strong className={styles.service}>{subject}</strong>}
          <span className={styles.number}>{number}</span>
          {clientNumber === null ? (
            <span>{maker}</span>
          ) : (
            <Link to={portalPath('backOfficeCustomer', { clientNumber })}>{company}</Link>
          )}
          <span>
            {t('sent')} <DateText moment={createdAt} as="time" />
          </span>
        </>
      }
    />
  )
}
