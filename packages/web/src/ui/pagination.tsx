import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../i18n/format.ts'
import { useLocale } from '../i18n/i18n.ts'
import styles from './pagination.module.css'
import { useTexts } from './texts.ts'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** There may be more rows than the total, which the pages end at. */
  readonly isAtLeast?: boolean
  /** Returns the address of a page. */
  readonly to: (page: number) => string
}

/** The page numbers to show: the first, the last and those around the current one. 0 stands for a gap. */
function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter(number => number >= 1 && number <= last)
  const pages = [...new Set(near)].sort((one, other) => one - other)
  return pages.flatMap((number, index) => {
    const before = pages[index - 1]
    return before !== undefined && number - before > 1 ? [0, number] : [number]
  })
}

/** Scrolls to the top of the list above when the requested page has loaded. */
function useListFromTop(page: number): { place: RefObject<HTMLDivElement | null>; ask: () => void } {
  const place = useRef<HTMLDivElement>(null)
  const askedOn = useRef<number | null>(null)
  useEffect(() => {
    if (askedOn.current === null || askedOn.current === page) return
    askedOn.current = null
    place.current?.previousElementSibling?.scrollIntoView({ block: 'start' })
  }, [page])
  const ask = (): void => {
    askedOn.current = page
  }
  return { place, ask }
}

/** Shows which page of a long list is shown, with links to the others. */
export function Pagination({ page, pageSize, total, isAtLeast = false, to }: PaginationProps) {
  const t = useTexts()
  const locale = useLocale()
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const number = (value: number): string => formatNumber(value, locale)
  const shown = { from: number(from), to: number(Math.min(total, page * pageSize)), total: number(total) }
  const { place, ask } = useListFromTop(page)
  return (
    <div ref={place} className={styles.pagination}>
      <p className={styles.shown}>{t(isAtLeast ? 'pagination.shownOfAtLeast' : 'pagination.shown', shown)}</p>
      {last > 1 && (
        <nav aria-label={t('pagination.label')}>
          <ul className={styles.pages}>
            {page > 1 && (
              <li>
                <Link to={to(page - 1)} className={styles.page} rel="prev" onClick={ask}>
                  <ChevronLeft aria-hidden />
                  <span className={styles.word}>{t('pagination.previous')}</span>
                </Link>
              </li>
            )}
            {pagesAround(page, last).map((number, index) =>
              number === 0 ? (
                // There are at most two gaps, and they never swap places.
                <li key={index < 3 ? 'gap before' : 'gap after'} className={styles.gap} aria-hidden>
                  …
                </li>
              ) : (
                <li key={number}>
                  <Link
                    to={to(number)}
                    className={styles.page}
                    onClick={number === page ? undefined : ask}
                    aria-label={t('pagination.page', { page: number })}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </Link>
                </li>
              ),
            )}
            {page < last && (
              <li>
                <Link to={to(page + 1)} className={styles.page} rel="next" onClick={ask}>
                  <span className={styles.word}>{t('pagination.next')}</span>
                  <ChevronRight aria-hidden />
                </Link>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  )
}
