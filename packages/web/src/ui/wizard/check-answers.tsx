import { Link } from 'react-router'
import { SummaryList, type SummaryRow } from '../summary-list.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './check-answers.module.css'
import { useTexts } from './texts.ts'

interface AnswerGroup {
  readonly title: string
  /** The step where these answers were given. */
  readonly changeAt: string
  readonly rows: readonly SummaryRow[]
}

/** All that was answered, before it is sent: each part leads back to where it can be changed. */
export function CheckAnswers({ groups }: { readonly groups: readonly AnswerGroup[] }) {
  const t = useTexts()
  return (
    <div className={styles.groups}>
      {groups.map(({ title, changeAt, rows }) => (
        <div key={title}>
          <div className={styles.head}>
            <h2>{title}</h2>
            <Link to={changeAt} className={styles.change}>
              {t('wizard.change')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Link>
          </div>
          <SummaryList rows={rows} />
        </div>
      ))}
    </div>
  )
}
