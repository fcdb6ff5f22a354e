import { type MachineToken, machineTokensContract } from '@salvia/core/auth'
import type { Company } from '@salvia/core/companies'
import { useEffect, useRef, useState } from 'react'
import { MachineTokenList } from '../../../parts/machine-tokens/machine-token-list.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { Card, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTexts } from './texts.ts'
import { type Opened, TokenDialog } from './token-dialog.tsx'
import styles from './tokens.module.css'

/** The machine tokens of the chosen company. Its HR makes, rotates and revokes them here. */
export function TokensCard({ company }: { readonly company: Company }) {
  const t = useTexts()
  const { clientNumber, subOrgName } = company
  const answer = useEndpoint(machineTokensContract.list, { params: { clientNumber } }, { freshForSeconds: 0 })
  const [opened, setOpened] = useState<Opened | null>(null)
  const [revoked, setRevoked] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  // The button that opened the dialog is gone together with its token.
  useEffect(() => {
    if (revoked !== null) place.current?.focus()
  }, [revoked])
  const open = (next: Opened): void => {
    setRevoked(null)
    setOpened(next)
  }
  return (
    <Card title={t('title')}>
      <p className={styles.minor}>{t('text')}</p>
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && (
        <>
          <div ref={place} tabIndex={-1} className={styles.told}>
            {revoked !== null && <InlineMessage tone="success" title={t('revoke.done', { name: revoked })} />}
          </div>
          {answer.data.items.length === 0 ? (
            <p>{t('none', { company: subOrgName })}</p>
          ) : (
            <MachineTokenList
              items={answer.data.items}
              actions={token => <Actions token={token} onOpen={open} />}
            />
          )}
          <div>
            <Button variant="secondary" onClick={() => open({ kind: 'make' })}>
              {t('make.open')}
            </Button>
          </div>
        </>
      )}
      <TokenDialog
        company={company}
        opened={opened}
        onClose={() => setOpened(null)}
        onRevoked={({ id, name }) => {
          // The answer may come late, when another dialog is open, which may show a secret.
          setOpened(now => (now?.kind === 'revoke' && now.token.id === id ? null : now))
          setRevoked(name)
        }}
      />
    </Card>
  )
}

interface ActionsProps {
  readonly token: MachineToken
  readonly onOpen: (opened: Opened) => void
}

/** A token that has been replaced ends by itself, so it cannot be rotated again. */
function Actions({ token, onOpen }: ActionsProps) {
  const t = useTexts()
  const { name, replacedBy } = token
  return (
    <>
      {replacedBy === null && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('rotate.openOne', { name })}
          onClick={() => onOpen({ kind: 'rotate', token })}
        >
          {t('rotate.open')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={t('revoke.openOne', { name })}
        onClick={() => onOpen({ kind: 'revoke', token })}
      >
        {t('revoke.open')}
      </Button>
    </>
  )
}
