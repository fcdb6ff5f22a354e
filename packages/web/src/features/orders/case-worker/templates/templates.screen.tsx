import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import type { ReplyTemplate } from '@salvia/core/reply-templates'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useEndpoint } from '../../../../state/endpoint.ts'
import { Button } from '../../../../ui/button.tsx'
import { InlineMessage } from '../../../../ui/message.tsx'
import { ActionMenu } from '../../../../ui/overlay/action-menu.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { EmptyState, ErrorPanel } from '../../../../ui/panel.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { RemoveTemplate } from './remove-template.tsx'
import styles from './reply-templates.module.css'
import { TemplateDialog } from './template-dialog.tsx'
import { useTexts } from './texts.ts'

/** What is asked in a dialog: a new template, a change of one, or whether to remove it. */
type Asked =
  | { readonly act: 'write'; readonly template: ReplyTemplate | null }
  | { readonly act: 'remove'; readonly template: ReplyTemplate }

/** The texts that case workers begin replies with. */
export function ReplyTemplatesScreen() {
  const t = useTexts()
  const answer = useEndpoint(contract.replyTemplates.list, {})
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) told.current?.focus()
  }, [done])
  const ask = (what: Asked): void => {
    setDone(null)
    setAsked(what)
  }
  const finish = (text: string): void => {
    setAsked(null)
    setDone(text)
  }
  const write = (template: ReplyTemplate | null): void => ask({ act: 'write', template })
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        back={{ to: portalPath('backOfficeMatters'), text: t('back') }}
        actions={
          <Button icon={Plus} onClick={() => write(null)}>
            {t('add')}
          </Button>
        }
      />
      <div ref={told} tabIndex={-1} role="status" className={styles.told}>
        {done && <InlineMessage tone="success">{done}</InlineMessage>}
      </div>
      {answer.state === 'loading' && <Skeleton lines={6} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && answer.data.items.length === 0 && (
        <EmptyState title={t('empty')} illustrated>
          {t('emptyText')}
        </EmptyState>
      )}
      {answer.state === 'ready' && answer.data.items.length > 0 && (
        <ul className={styles.templates} aria-label={t('title')}>
          {answer.data.items.map(template => (
            <li key={template.id} className={styles.template}>
              <h2>{template.title}</h2>
              <ActionMenu
                label={t('actions', { title: template.title })}
                actions={[
                  { label: t('change'), icon: Pencil, onAct: () => write(template) },
                  {
                    label: t('remove.act'),
                    icon: Trash2,
                    danger: true,
                    onAct: () => ask({ act: 'remove', template }),
                  },
                ]}
              />
              <p className={styles.text}>{template.text}</p>
            </li>
          ))}
        </ul>
      )}
      <TemplateDialog
        asked={asked?.act === 'write' ? asked : null}
        onClose={() => setAsked(null)}
        onDone={({ title }) => finish(t('saved', { title }))}
      />
      <RemoveTemplate
        template={asked?.act === 'remove' ? asked.template : null}
        onClose={() => setAsked(null)}
        onDone={({ title }) => finish(t('remove.done', { title }))}
      />
    </div>
  )
}
