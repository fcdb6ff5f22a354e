import { type List, type ListDeclaration, type ListQuery, listQueryWords } from '@salvia/core/lists'
import { Link } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type CallsOf, useListPage } from '../list/use-list-page.ts'
import styles from './dashboard-parts.module.css'
import { useTexts } from './texts.ts'

const ASK_AGAIN = { againAfterSeconds: 300 }

interface ListFigureProps<D extends ListDeclaration> {
  readonly list: List<D>
  readonly calls: CallsOf<D>
  /** The rows to count. With `params` null it waits. */
  readonly query: ListQuery<D>
  readonly params: Readonly<Record<string, string>> | null
  /** The screen of the list. */
  readonly to: string
  /** What is counted, in the right grammatical number: "kommande tider". */
  readonly label: (count: number) => string
}

/** How many rows a list has, as a link to the list with the same filter. The rows themselves are not fetched. */
export function ListFigure<D extends ListDeclaration>({
  list,
  calls,
  query,
  params,
  to,
  label,
}: ListFigureProps<D>) {
  const t = useTexts()
  const locale = useLocale()
  const counted = { ...query, pageSize: 0 }
  const answer = useListPage(list, calls, params && { query: counted, params }, ASK_AGAIN)
  const words = new URLSearchParams(listQueryWords(list, query)).toString()
  return (
    <li className={styles.figure}>
      {answer.state === 'loading' && <Skeleton lines={1} />}
      {answer.state === 'failed' && (
        <span role="alert" className={styles.failed}>
          <span>{t('failed', { what: label(2) })}</span>
          <Button variant="tertiary" size="small" onClick={answer.retry}>
            {t('word.retry')}
          </Button>
        </span>
      )}
      {answer.state === 'ready' && (
        <Link to={words ? `${to}?${words}` : to}>
          <span className={styles.count}>{formatNumber(answer.data.total, locale)}</span>{' '}
          <span>{label(answer.data.total)}</span>
        </Link>
      )}
    </li>
  )
}
