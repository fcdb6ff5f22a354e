import { PROVIDER_KIND_NAMES, type ProviderToken, providerTokensContract } from '@salvia/core/feed-catalogue'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { FreshSignIn } from '../../../parts/fresh-sign-in/fresh-sign-in.tsx'
import { SecretDialog } from '../../../parts/machine-tokens/secret-dialog.tsx'
import { TokenList } from '../../../parts/machine-tokens/token-list.tsx'
import { useHeldSecret } from '../../../parts/machine-tokens/use-held-secret.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { ErrorPanel, Section } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MakeSystemToken } from './make-system-token.tsx'
import { RevokeSystemToken } from './revoke-system-token.tsx'
import { useTexts } from './texts.ts'

/** The tokens of the provider's own systems, with which they send. */
export function SystemTokens() {
  const t = useTexts()
  const locale = useLocale()
  const answer = useEndpoint(providerTokensContract.list, {}, { freshForSeconds: 0 })
  const [revoking, setRevoking] = useState<ProviderToken | null>(null)
  const [revoked, setRevoked] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // The button that opened the dialog is gone together with its token.
  useEffect(() => {
    if (revoked !== null) place.current?.focus()
  }, [revoked])
  return (
    <Section title={t('tokens.title')}>
      <p className={styles.minor}>{t('tokens.text')}</p>
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && (
        <>
          <div ref={place} tabIndex={-1} className={styles.told}>
            {revoked !== null && (
              <InlineMessage tone="success" title={t('tokens.revoked', { name: revoked })} />
            )}
          </div>
          {answer.data.items.length === 0 ? (
            <p>{t('tokens.none')}</p>
          ) : (
            <TokenList
              items={answer.data.items}
              opens={({ kinds }) => kinds.map(kind => PROVIDER_KIND_NAMES[kind][locale]).join(', ')}
              actions={token => (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('tokens.revokeOne', { name: token.name })}
                  onClick={() => {
                    setRevoked(null)
                    setRevoking(token)
                  }}
                >
                  {t('tokens.revoke')}
                </Button>
              )}
            />
          )}
          <NewSystemToken />
        </>
      )}
      <RevokeSystemToken
        token={revoking}
        onKeep={() => setRevoking(null)}
        onRevoked={name => {
          setRevoking(null)
          setRevoked(name)
        }}
      />
    </Section>
  )
}

/** The button for a new token, with its dialog. */
function NewSystemToken() {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const secret = useHeldSecret()
  const close = (): void => {
    secret.release()
    setIsOpen(false)
  }
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('tokens.make')}
      </Button>
      <SecretDialog title={t('tokens.makeTitle')} isOpen={isOpen} secret={secret} onClose={close}>
        {isOpen && (
          <FreshSignIn>
            <MakeSystemToken secret={secret} onClose={close} />
          </FreshSignIn>
        )}
      </SecretDialog>
    </div>
  )
}
