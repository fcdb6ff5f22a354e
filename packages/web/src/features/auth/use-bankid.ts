import type { BankIdStart } from '@salvia/core/bankid'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BankIdState, Following, finishBankId, signInByBankId } from './bankid-order.ts'

interface BankId {
  readonly state: BankIdState
  /** Starts a sign-in. With a mailed link, it also connects the user's identity number with the link's account. */
  readonly begin: (start: BankIdStart, returnPath: string, identityLink?: string) => void
  readonly finish: (returnNonce: string) => void
  /** Cancels the order, also at BankID. */
  readonly cancel: () => void
}

interface Orders {
  readonly finishBankId: typeof finishBankId
  readonly signInByBankId: typeof signInByBankId
}

/** Follows an order until it ends and begins the session. The API client loads with the first order. */
async function followed(
  follow: (orders: Orders, way: Following) => ReturnType<typeof signInByBankId>,
  way: Following,
): Promise<boolean> {
  way.onState({ kind: 'starting' })
  try {
    const [orders, { enterWith }] = await Promise.all([
      import('./bankid-order.ts'),
      import('../../state/sign-in.ts'),
    ])
    const session = await follow(orders, way)
    if (session) await enterWith(session)
    return session !== undefined
  } catch (error) {
    way.onState({ kind: 'refused', error })
    return false
  }
}

/** The state of a sign-in by BankID on this screen. Leaving the screen cancels it. */
export function useBankId(onSignedIn: () => void): BankId {
  const [state, setState] = useState<BankIdState>({ kind: 'idle' })
  const underWay = useRef<AbortController>(null)
  const signedIn = useRef(onSignedIn)
  useEffect(() => {
    signedIn.current = onSignedIn
  }, [onSignedIn])

  const stop = useCallback(() => underWay.current?.abort(), [])
  useEffect(() => stop, [stop])

  const run = useCallback(
    (follow: (orders: Orders, way: Following) => ReturnType<typeof signInByBankId>) => {
      stop()
      const own = new AbortController()
      underWay.current = own
      const way: Following = {
        signal: own.signal,
        onState: next => {
          if (!own.signal.aborted) setState(next)
        },
      }
      void followed(follow, way).then(entered => entered && signedIn.current())
    },
    [stop],
  )
  return {
    state,
    begin: useCallback(
      (start, returnPath, identityLink) =>
        run((orders, way) => orders.signInByBankId({ start, returnPath, identityLink }, way)),
      [run],
    ),
    finish: useCallback(returnNonce => run((orders, way) => orders.finishBankId(returnNonce, way)), [run]),
    cancel: useCallback(() => {
      stop()
      setState({ kind: 'idle' })
    }, [stop]),
  }
}
