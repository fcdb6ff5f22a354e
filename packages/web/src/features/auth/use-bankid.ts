import type { BankIdStart } from '@salvia/core/bankid'
import { useCallback, useEffect, useRef, useState } from 'react'
import { enterWith } from '../../state/sign-in.ts'
import { type BankIdStanding, finishBankId, signInByBankId } from './bankid-order.ts'

interface BankId {
  readonly standing: BankIdStanding
  readonly begin: (start: BankIdStart, returnPath: string) => void
  readonly finish: (returnNonce: string) => void
  /** Cancels the order at the provider, too. */
  readonly cancel: () => void
}

type Way = Parameters<typeof signInByBankId>[2]

/** A sign-in by BankID on this screen; leaving the screen cancels it. */
export function useBankId(onSignedIn: () => void): BankId {
  const [standing, setStanding] = useState<BankIdStanding>({ kind: 'idle' })
  const underWay = useRef<AbortController>(null)
  const signedIn = useRef(onSignedIn)
  useEffect(() => {
    signedIn.current = onSignedIn
  }, [onSignedIn])

  const stop = useCallback(() => underWay.current?.abort(), [])
  useEffect(() => stop, [stop])

  const run = useCallback(
    (follow: (way: Way) => ReturnType<typeof signInByBankId>) => {
      stop()
      const own = new AbortController()
      underWay.current = own
      const way: Way = {
        signal: own.signal,
        onStanding: next => {
          if (!own.signal.aborted) setStanding(next)
        },
      }
      void follow(way).then(async session => {
        if (!session) return
        await enterWith(session)
        signedIn.current()
      })
    },
    [stop],
  )
  return {
    standing,
    begin: useCallback((start, path) => run(way => signInByBankId(start, path, way)), [run]),
    finish: useCallback(returnNonce => run(way => finishBankId(returnNonce, way)), [run]),
    cancel: useCallback(() => {
      stop()
      setStanding({ kind: 'idle' })
    }, [stop]),
  }
}
