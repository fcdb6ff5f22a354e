import { returnNonceOf } from '@salvia/core/bankid'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { describeFailure } from '../../state/failure.ts'
import { isRefused } from '../../state/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { BankIdEnding } from './bankid-ending.tsx'
import type { BankIdState } from './bankid-order.ts'
import { BankIdPending } from './bankid-pending.tsx'
import { LinkRefused } from './link-refused.tsx'
import { useLinkToken } from './link-token.ts'
import { LoginShell } from './login-shell.tsx'
import { useTexts } from './texts.ts'
import { useBankId } from './use-bankid.ts'
import { useReturn } from './use-return.ts'

/**
 * Opened by the mailed link that connects an account with its owner's identity number. Opening it changes nothing; the
 * user confirms by using BankID once more in this browser.
 */
export function ConnectBankIdScreen() {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { hash } = useLocation()
  // The app returns with its own hash; the order remembers the link.
  const [isReturn] = useState(() => returnNonceOf(hash) !== undefined)
  const found = useLinkToken()
  const identityLink = isReturn ? null : found
  // The guard of the sign-in screen redirects a signed-in user to the right place.
  const bankId = useBankId(() => {
    if (isShown()) void navigate(portalPath('signIn'), { replace: true })
  })
  useReturn(bankId.finish)
  const { state } = bankId
  const fault = linkFault(state)
  const begin = (start: 'qr' | 'same-device') =>
    bankId.begin(start, portalPath('connectBankId'), identityLink ?? undefined)
  return (
    <LoginShell>
      {identityLink === null && !isReturn ? (
        <LinkRefused next={['bankId']} />
      ) : fault !== undefined ? (
        <OverLink error={fault} />
      ) : (
        <>
          <Introduction />
          {(state.kind === 'failed' || state.kind === 'refused') && <BankIdEnding state={state} />}
          {state.kind === 'pending' ? (
            <BankIdPending {...state} onHere={() => begin('same-device')} onCancel={bankId.cancel} />
          ) : (
            <Begin canBegin={identityLink !== null} state={state} onBegin={begin} />
          )}
        </>
      )}
    </LoginShell>
  )
}

/** The error of the link, if that is why the attempt failed. */
function linkFault(state: BankIdState): unknown {
  if (state.kind !== 'refused') return undefined
  const isOfLink = (['LINK_EXPIRED', 'LINK_INCORRECT'] as const).some(code => isRefused(state.error, code))
  return isOfLink ? state.error : undefined
}

function OverLink({ error }: { readonly error: unknown }) {
  return <LinkRefused failure={describeFailure(error, useLocale())} next={['bankId']} />
}

function Introduction() {
  const t = useTexts()
  return (
    <>
      <h1 tabIndex={-1}>{t('connect.title')}</h1>
      <p>{t('connect.text')}</p>
    </>
  )
}

interface BeginProps {
  readonly canBegin: boolean
  readonly state: BankIdState
  readonly onBegin: (start: 'qr' | 'same-device') => void
}

/** Lets the user choose where the BankID app is. Without the link, tells the user to open it from the mail again. */
function Begin({ canBegin, state, onBegin }: BeginProps) {
  const t = useTexts()
  const isStarting = state.kind === 'starting'
  if (!canBegin)
    return (
      <p role="status">{t(isStarting || state.kind === 'idle' ? 'bankId.starting' : 'connect.openAgain')}</p>
    )
  return (
    <>
      <Button wide onClick={() => onBegin('same-device')} busy={isStarting && t('bankId.starting')}>
        {t('ways.bankIdDevice')}
      </Button>
      <Button wide variant="secondary" onClick={() => onBegin('qr')}>
        {t('ways.bankIdQr')}
      </Button>
    </>
  )
}
