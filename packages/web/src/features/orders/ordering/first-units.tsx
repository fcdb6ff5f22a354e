import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { OrderDraft } from './order-draft.ts'
import { useTexts } from './texts.ts'

/** So many chosen units are listed before the user asks for all of them. */
const LISTED_AT_FIRST = 5

interface FirstUnits {
  readonly listed: readonly string[]
  /** The button that lists all, and the first alone again; none where these are all. */
  readonly showAll: ReactNode
}

/** The first chosen units and those with a comment, until the user asks for all. */
export function useFirstUnits(units: OrderDraft['units'], comments: OrderDraft['unitComments']): FirstUnits {
  const t = useTexts()
  const [isWhole, setIsWhole] = useState(false)
  const first = units.filter((id, at) => at < LISTED_AT_FIRST || comments[id] !== undefined)
  return {
    listed: isWhole ? units : first,
    showAll: first.length < units.length && (
      <div>
        <Button variant="secondary" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('units.fewer') : t('units.all', { count: units.length })}
        </Button>
      </div>
    ),
  }
}
