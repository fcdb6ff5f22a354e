import { machineTokensContract } from '@salvia/core/auth'
import { useEffect, useRef, useState } from 'react'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { MachineTokenList } from '../../../parts/machine-tokens/machine-token-list.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { Card, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RevokeTokensDialog, type Revoking } from './revoke-tokens-dialog.tsx'
import { useTexts } from './texts.ts'

/** The machine tokens of a customer. A case worker can revoke one or all of them, but not make any. */
export function CustomerTokens({ clientNumber }: { readonly clientNumber: string }) {
  const t = useTexts()
  const params = { clientNumber }
  const answer = useEndpoint(machineTokensContract.listOfCustomer, { params }, { freshForSeconds: 0 })
  const [revoking, setRevoking] = useState<Revoking | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // The button that opened the dialog is gone together with its token.
  useEffect(() => {
    if (told !== null) place.current?.focus()
  }, [told])
  const open = (next: Revoking): void => {
    setTold(null)
    setRevoking(next)
  }
  return (
    <Card title={t('tokens.title')}>
      {answer.state === 'loading' && <Skeleton lines={3} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && (
        <>
          {told !== null && (
            <div ref={place} tabIndex={-1} className={styles.told}>
              <InlineMessage tone="success" title={told} />
            </div>
          )}
          {!answer.data.hasHr && answer.data.items.length > 0 && (
            <InlineMessage tone="warning" title={t('tokens.noHr')}>
              <p>{t('tokens.noHrText')}</p>
            </InlineMessage>
          )}
          {answer.data.items.length === 0 ? (
            <p>{t('tokens.none')}</p>
          ) : (
            <MachineTokenList
              items={answer.data.items}
              actions={token => (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('tokens.revokeOne', { name: token.name })}
                  onClick={() => open({ kind: 'one', token })}
                >
                  {t('tokens.revoke')}
                </Button>
              )}
            />
          )}
          {answer.data.items.length > 1 && (
            <div>
              <Button
                variant="secondary"
                onClick={() => open({ kind: 'all', count: answer.data.items.length })}
              >
                {t('tokens.revokeAll')}
              </Button>
            </div>
          )}
        </>
      )}
      <RevokeTokensDialog
        clientNumber={clientNumber}
        revoking={revoking}
        onKeep={() => setRevoking(null)}
        onRevoked={text => {
          setRevoking(null)
          setTold(text)
        }}
      />
    </Card>
  )
}
