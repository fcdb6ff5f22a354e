import { contract } from '@salvia/core/api'
import type { CustomerTemplate } from '@salvia/core/personnel-file'
import { useEffect, useRef, useState } from 'react'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { useAction } from '../../../state/action.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { Card, ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { jsonOf } from './json-of.ts'
import { TemplateFacts } from './template-facts.tsx'
import { useTexts } from './texts.ts'

/** The template of the customer's personnel files, and a way to replace it. */
export function CustomerTemplateCard({ clientNumber }: { readonly clientNumber: string }) {
  const t = useTexts()
  const answer = useEndpoint(contract.customerFiles.template, { params: { clientNumber } })
  return (
    <Card title={t('template.title')}>
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && (
        <CurrentTemplate clientNumber={clientNumber} current={answer.data as CustomerTemplate} />
      )}
    </Card>
  )
}

interface CurrentTemplateProps {
  readonly clientNumber: string
  readonly current: CustomerTemplate
}

function CurrentTemplate({ clientNumber, current }: CurrentTemplateProps) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const told = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [saved, setSaved] = useState<'own' | 'standard' | 'unreadable' | null>(null)
  const { run, isRunning, failure, reset } = useAction(contract.customerFiles.setTemplate)
  // The pressed button may be gone after its action, so focus moves to the result.
  useEffect(() => {
    if (saved === 'standard') told.current?.focus()
  }, [saved])

  const set = async (template: unknown): Promise<void> => {
    setIsAsking(false)
    const outcome = await run({ params: { clientNumber }, body: { template } })
    setSaved(outcome.ok ? (template === null ? 'standard' : 'own') : null)
  }
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    reset()
    const json = await jsonOf(file)
    if (json === undefined || json === null) setSaved('unreadable')
    else await set(json)
  }
  return (
    <>
      <TemplateFacts current={current} />
      <ButtonRow>
        <Button
          variant="secondary"
          busy={isRunning && t('word.saving')}
          onClick={() => input.current?.click()}
        >
          {t('template.choose')}
        </Button>
        {current.isOwn && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {t('template.reset')}
          </Button>
        )}
      </ButtonRow>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('template.choose')}
        onChange={event => {
          void choose(event.target.files?.[0])
          // Lets the user choose the same file again after correcting it.
          event.target.value = ''
        }}
      />
      <FailureMessage failure={failure} />
      <div role="status" ref={told} tabIndex={-1} className={styles.told}>
        {saved && !failure && (
          <InlineMessage tone={saved === 'unreadable' ? 'danger' : 'success'}>
            {t(`template.${saved}Said`)}
          </InlineMessage>
        )}
      </div>
      <Dialog
        title={t('template.resetTitle')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('template.keep')}</Button>
            <Button variant="secondary" onClick={() => void set(null)}>
              {t('template.reset')}
            </Button>
          </>
        }
      >
        <p>{t('template.resetText')}</p>
      </Dialog>
    </>
  )
}
