import { type BankIdStart, bankIdText, returnNonceOf } from '@salvia/core/bankid'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { href } from '../../parts/paths.ts'
import { describeFailure } from '../../state/failure.ts'
import { Button } from '../../ui/button.tsx'
import styles from './bankid.module.css'
import type { BankIdStanding } from './bankid-order.ts'
import { NextStep } from './next-step.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useTexts } from './texts.ts'
import { useBankId } from './use-bankid.ts'

const BankIdPending = lazy(async () => ({ default: (await import('./bankid-pending.tsx')).BankIdPending }))

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
      <Ending standing={standing} />
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

/** Why the last try came to nothing. */
function Ending({ standing }: { readonly standing: BankIdStanding }) {
  const locale = useLocale()
  const t = useTexts()
  const told =
    standing.kind === 'failed'
      ? { ...bankIdText(standing.message, locale), code: undefined }
      : standing.kind === 'refused'
        ? refusal(describeFailure(standing.error, locale))
        : undefined
  if (!told) return null
  const usePassword = 'next' in told && (told.next === 'use-password' || told.next === 'get-bankid')
  return (
    <section className={styles.ending} role="alert" aria-labelledby="bankid-ending">
      <h2 id="bankid-ending">{told.heading}</h2>
      {told.text !== told.heading && <p>{told.text}</p>}
      {usePassword && <a href={href('signIn')}>{t('next.password')}</a>}
      {told.code && <NextStep code={told.code} />}
    </section>
  )
}

function refusal({ title, action, code }: ReturnType<typeof describeFailure>) {
  return { heading: title, text: action, code }
}
