import { type BankIdStart, returnNonceOf } from '@salvia/core/bankid'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useTexts } from './texts.ts'
import { useBankId } from './use-bankid.ts'

const BankIdPending = lazy(async () => ({ default: (await import('./bankid-pending.tsx')).BankIdPending }))
const BankIdEnding = lazy(async () => ({ default: (await import('./bankid-ending.tsx')).BankIdEnding }))

/** BankID on the device that shows the portal. @spec §2 */
export function BankIdDeviceScreen() {
  return <BankIdScreen start="same-device" />
}

/** BankID on a phone, which scans a code from this screen. @spec §2 */
export function BankIdQrScreen() {
  return <BankIdScreen start="qr" />
}

function BankIdScreen({ start }: { readonly start: BankIdStart }) {
  const t = useTexts()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  // The guard of this screen knows where a signed-in user belongs.
  const bankId = useBankId(() => void revalidate())
  useReturn(bankId.finish)
  const { standing } = bankId
  const begin = () => bankId.begin(start, pathname)
  return (
    <SignInFrame key={start}>
      <Suspense>
        {(standing.kind === 'failed' || standing.kind === 'refused') && <BankIdEnding standing={standing} />}
      </Suspense>
      {standing.kind === 'pending' ? (
        <Suspense>
          <BankIdPending {...standing} onCancel={bankId.cancel} />
        </Suspense>
      ) : (
        <>
          <p>{t(`bankId.${start}`)}</p>
          <Button wide onClick={begin} busy={standing.kind === 'starting' && t('bankId.starting')}>
            {t(standing.kind === 'idle' ? `bankId.begin.${start}` : `bankId.again.${start}`)}
          </Button>
        </>
      )}
    </SignInFrame>
  )
}

/** Goes on where the app led the browser back to. */
function useReturn(finish: (returnNonce: string) => void): void {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const seen = useRef(false)
  useEffect(() => {
    const returned = returnNonceOf(hash)
    if (seen.current || !returned) return
    seen.current = true
    void navigate(pathname, { replace: true })
    finish(returned)
  }, [hash, pathname, navigate, finish])
}
