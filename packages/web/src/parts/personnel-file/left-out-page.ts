import { useSearchParams } from 'react-router'

/** Which page of the rows that are left out an address asks for. */
export function useLeftOutPage(): number {
  const [search] = useSearchParams()
  return Math.max(1, Math.floor(Number(search.get('page'))) || 1)
}

/** The address of a page, on the page of its case. */
export function leftOutPageAt(number: number): string {
  return `?page=${number}`
}
