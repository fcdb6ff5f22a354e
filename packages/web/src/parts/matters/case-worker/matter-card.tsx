import { unansweredMessages } from '@salvia/core/conversations'
import type { CaseWorkerEvent, MatterCase } from '@salvia/core/matters'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { Card } from '../../../ui/panel.tsx'
import { momentText } from '../../../ui/times/moments.ts'
import { useMediaQuery } from '../../../ui/use-media-query.ts'
import { ConfirmDialog } from '../../case-worker/confirm-dialog.tsx'
import { PHONE } from '../../list/phone.ts'
import { useMatterTexts } from '../matter-words.ts'
import type { CaseWorkersMatter } from './case-workers-matter.ts'
import { type MatterAct, matterActs, type OwnActs } from './matter-acts.ts'
import styles from './matter-case.module.css'
import { useTexts } from './texts.ts'
import { useMatterAct } from './use-matter-act.ts'

interface MatterCardProps extends CaseWorkersMatter {
  readonly own?: OwnActs | undefined
  /** Who of the customer is mailed about an answer, as a sentence. */
  readonly told: string
  /** Shows the form to write in. */
  readonly onReply: () => void
}

/** An event that is asked about first, and the matter as it stood then: another press is needed for a changed one. */
interface Asked {
  readonly what: 'take-over' | 'close'
  readonly matter: MatterCase
}

/** What was done here, and the version that it made: it is told until somebody does more. */
interface Done {
  readonly event: CaseWorkerEvent
  readonly version: number
}

/** Who has the matter, and what can be done with it. The next act leads; each says what it does and who is told. */
export function MatterCard({ own, told, onReply, ...place }: MatterCardProps) {
  const { kind, matter } = place
  const t = useMatterTexts(kind, useTexts())
  const { leading, others } = matterActs(matter, own)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const { act, isRunning, failure, isOutdated, reset } = useMatterAct(place)
  const result = useRef<HTMLDivElement>(null)
  // The pressed button is gone after its act, so focus moves to the result.
  useEffect(() => {
    if (done) result.current?.focus()
  }, [done])
  const run = async (event: CaseWorkerEvent, seen = matter): Promise<void> => {
    setDone(null)
    const version = await act(event, seen)
    setAsked(null)
    if (version !== null) setDone({ event, version })
  }
  const press = (event: CaseWorkerEvent): void => {
    reset()
    if (event === 'close') setAsked({ what: 'close', matter })
    else if (event === 'take-on' && matter.handler !== null) setAsked({ what: 'take-over', matter })
    else void run(event)
  }
  const busy = isRunning && t('word.saving')
  const way = (what: MatterAct, isLeading: boolean) => (
    <Way
      key={typeof what === 'string' ? what : what.name}
      {...{ kind, matter, what, isLeading, told, busy }}
      onPress={event => (event === 'reply' ? onReply() : press(event))}
    />
  )
  return (
    <Card title={t('card.title')}>
      {failure && (
        <InlineMessage tone="danger" title={failure.title}>
          <p role="alert">{isOutdated ? t('outdated') : failure.action}</p>
        </InlineMessage>
      )}
      {(matter.handler !== null || matter.ending === null) && <p>{handlerText(matter, t)}</p>}
      <Awaited matter={matter} />
      <Lock matter={matter} />
      {leading && way(leading, true)}
      {others.length > 0 && <Others>{others.map(what => way(what, false))}</Others>}
      <div role="status" ref={result} tabIndex={-1} className={styles.told}>
        {done && matter.version <= done.version && (
          <InlineMessage tone="success">{t(`done.${done.event}`)}</InlineMessage>
        )}
      </div>
      <ActQuestion
        kind={kind}
        asked={asked}
        busy={busy}
        onAct={({ what, matter: seen }) => void run(what === 'close' ? 'close' : 'take-on', seen)}
        onClose={() => setAsked(null)}
      />
    </Card>
  )
}

interface ActQuestionProps extends Pick<CaseWorkersMatter, 'kind'> {
  readonly asked: Asked | null
  readonly busy: string | false
  readonly onAct: (asked: Asked) => void
  readonly onClose: () => void
}

function ActQuestion({ kind, asked, busy, onAct, onClose }: ActQuestionProps) {
  const t = useMatterTexts(kind, useTexts())
  const isClosing = asked?.what === 'close'
  const name = asked?.matter.handler ?? ''
  return (
    <ConfirmDialog
      title={t(isClosing ? 'close.title' : 'takeOver.title', { name })}
      isOpen={asked !== null}
      confirm={t(isClosing ? 'act.close' : 'act.takeOver')}
      cancel={t('word.cancel')}
      busy={busy}
      isDanger={isClosing}
      failure={undefined}
      onConfirm={() => asked && onAct(asked)}
      onClose={onClose}
    >
      <p>{t(isClosing ? 'close.text' : 'takeOver.text', { name })}</p>
    </ConfirmDialog>
  )
}

/** What else can be done. Folded on a phone, where what the customer wrote comes first. */
function Others({ children }: { readonly children: readonly ReactElement[] }) {
  const t = useTexts()
  const isPhone = useMediaQuery(PHONE)
  const list = (
    <ul className={styles.ways} aria-label={t('card.others')}>
      {children.map(way => (
        <li key={way.key}>{way}</li>
      ))}
    </ul>
  )
  if (!isPhone) return list
  return (
    <details className={styles.fold}>
      <summary>{t('card.others')}</summary>
      {list}
    </details>
  )
}

type Translate = ReturnType<typeof useTexts>

function handlerText({ handler, isMine }: MatterCase, t: Translate): string {
  if (handler === null) return t('card.nobody')
  return isMine ? t('card.you') : t('card.handler', { name: handler })
}

/** Since when the customer has been asked for an answer. */
function Awaited({ matter: { awaitsAnswer, conversation } }: Pick<CaseWorkersMatter, 'matter'>) {
  const t = useTexts()
  const locale = useLocale()
  const [first] = awaitsAnswer ? unansweredMessages(conversation.messages) : []
  return first && <p>{t('awaits', { moment: momentText(first.at, locale) })}</p>
}

/** Until when the customer can write, while that counts down. */
function Lock({ matter: { status, conversation } }: Pick<CaseWorkersMatter, 'matter'>) {
  const t = useTexts()
  const locale = useLocale()
  const { reply } = conversation
  if (status !== 'handled' || reply.kind !== 'open' || reply.locksAt === null) return null
  return <p>{t('locks', { moment: momentText(reply.locksAt, locale) })}</p>
}

interface WayProps extends Pick<CaseWorkersMatter, 'kind' | 'matter'> {
  readonly what: MatterAct
  readonly isLeading: boolean
  readonly told: string
  readonly busy: string | false
  readonly onPress: (what: Extract<MatterAct, string>) => void
}

/** One act with what it does and who is told. */
function Way({ kind, matter, what, isLeading, told, busy, onPress }: WayProps) {
  const t = useMatterTexts(kind, useTexts())
  const textId = useId()
  const looks = {
    variant: isLeading ? 'primary' : what === 'close' ? 'danger' : 'secondary',
    size: isLeading ? 'normal' : 'small',
  } as const
  if (typeof what === 'object') {
    return (
      <div className={styles.way}>
        <ButtonLink {...looks} to={what.to}>
          {what.label}
        </ButtonLink>
        <p className={styles.explained}>{what.explained}</p>
      </div>
    )
  }
  const isTakeOver = what === 'take-on' && matter.handler !== null
  const explained =
    what === 'reply' && matter.ending !== null ? 'explain.reopen' : (`explain.${what}` as const)
  return (
    <div className={styles.way}>
      <Button {...looks} busy={busy} aria-describedby={textId} onClick={() => onPress(what)}>
        {t(isTakeOver ? 'act.takeOver' : `act.${what}`)}
      </Button>
      <p id={textId} className={styles.explained}>
        {t(explained, { told })}
      </p>
    </div>
  )
}
