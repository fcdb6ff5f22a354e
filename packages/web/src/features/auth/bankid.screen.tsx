import type { BankIdStart } from '@salvia/core/bankid'
import { lazy, Suspense } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { isAppError, isRefused } from '../../state/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { stepsAfter } from './next-step.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useTexts } from './texts.ts'
import { useBankId } from './use-bankid.ts'
import { useReturn } from './use-return.ts'

const BankIdPending = lazy(async () => ({ default: (await import('./bankid-pending.tsx')).BankIdPending }))
const BankIdEnding = lazy(async () => ({ default: (await import('./bankid-ending.tsx')).BankIdEnding }))

const BankIdLinkMailed = lazy(async () => ({
  default: (await import('./bankid-link-mailed.tsx')).BankIdLinkMailed,
}))

/** Signs in with BankID on the same device. @spec §2 */
export function BankIdDeviceScreen() {
  return <BankIdScreen start="same-device" />
}

/** Signs in with BankID on another device, which scans a QR code. @spec §2 */
export function BankIdQrScreen() {
  return <BankIdScreen start="qr" />
}

function BankIdScreen({ start }: { readonly start: BankIdStart }) {
  const t = useTexts()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  // The guard of this screen redirects a signed-in user to the right place.
  const bankId = useBankId(() => void revalidate())
  useReturn(bankId.finish)
  const { state } = bankId
  const begin = () => bankId.begin(start, pathname)
  if (state.kind === 'refused' && isRefused(state.error, 'BANKID_LINK_MAILED')) {
    return (
      <SignInFrame key={start}>
        <Suspense>
          <BankIdLinkMailed error={state.error} />
        </Suspense>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      key={start}
      failure={
        <Suspense>
          {(state.kind === 'failed' || state.kind === 'refused') && <BankIdEnding state={state} />}
        </Suspense>
      }
      told={stepsAfter(state.kind === 'refused' && isAppError(state.error) ? state.error.code : undefined)}
    >
      {state.kind === 'pending' ? (
        <Suspense>
          <BankIdPending
            {...state}
            onHere={() => bankId.begin('same-device', pathname)}
            onCancel={bankId.cancel}
          />
        </Suspense>
      ) : (
        <>
          <p>{t(`bankId.${start}`)}</p>
          <Button wide onClick={begin} busy={state.kind === 'starting' && t('bankId.starting')}>
            {t(state.kind === 'idle' ? `bankId.begin.${start}` : `bankId.again.${start}`)}
          </Button>
        </>
      )}
    </SignInFrame>
  )
}
