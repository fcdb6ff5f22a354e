import { contract } from '@salvia/core/api'
import { CERTIFICATE_NUMBERS_AT_ONCE } from '@salvia/core/limits'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { callEndpoint } from '../../../state/api.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { describeFailure, type Failure } from '../../../state/failure.ts'

/** The identity numbers of entries, by the id of the entry; null for a protected identity. */
export type Numbers = ReadonlyMap<string, string | null>

export interface ShownNumbers {
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
  readonly numbers: Numbers
  /** Why they could not be fetched, which has turned them off. */
  readonly failure: Failure | null
}

const NONE: Numbers = new Map()

/**
 * The identity numbers of the entries on the page, off at every visit. They are held here and not with the other answers,
 * so that none is left once they are off or the page is left.
 */
export function useShownNumbers(rows: readonly { readonly id: string }[]): ShownNumbers {
  const clientNumber = useClientNumber()
  const locale = useLocale()
  const [isOn, setIsOn] = useState(false)
  const [numbers, setNumbers] = useState(NONE)
  const [error, setError] = useState<unknown>(null)
  const shown = rows.slice(0, CERTIFICATE_NUMBERS_AT_ONCE).map(({ id }) => id)
  const wanted = isOn ? shown.join(' ') : ''
  useEffect(() => {
    if (wanted === '' || clientNumber === null) return
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const input = { params: { clientNumber }, body: { ids: wanted.split(' ') } }
      const { items } = await callEndpoint(contract.certificates.numbers, input, { signal: left.signal })
      if (!left.signal.aborted) setNumbers(new Map(items.map(({ id, pid }) => [id, pid])))
    }
    ask().catch((reason: unknown) => {
      if (left.signal.aborted) return
      setError(reason)
      setIsOn(false)
      setNumbers(NONE)
    })
    return () => left.abort()
  }, [wanted, clientNumber])
  return {
    isOn,
    turn: on => {
      setIsOn(on)
      setError(null)
      setNumbers(NONE)
    },
    numbers: isOn ? numbers : NONE,
    failure: error === null ? null : describeFailure(error, locale),
  }
}
