import { useSearchParams } from 'react-router'

/** The page number of left-out rows in the address. */
export function useLeftOutPage(): number {
  const [search] = useSearchParams()
  return Math.max(1, Math.floor(Number(search.get('page'))) || 1)
}

/** The address of a page of left-out rows, within the page of the case. */
export function leftOutPageAt(number: number): string {
  return `?page=${number}`
}
