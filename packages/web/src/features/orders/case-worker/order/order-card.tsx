import { unansweredMessages } from '@salvia/core/conversations'
import type { CaseWorkerEvent } from '@salvia/core/matters'
import type { OrderCase } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../../i18n/i18n.ts'
import { ConfirmDialog } from '../../../../parts/case-worker/confirm-dialog.tsx'
import { PHONE } from '../../../../parts/list/phone.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { InlineMessage } from '../../../../ui/message.tsx'
import { Card } from '../../../../ui/panel.tsx'
import { momentText } from '../../../../ui/times/moments.ts'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import { type OrderAct, orderActs } from './order-acts.ts'
import styles from './order-case.module.css'
import { useTexts } from './texts.ts'
import { useOrderAct } from './use-order-act.ts'
import { useTold } from './use-told.ts'

interface OrderCardProps {
  readonly order: OrderCase
  /** Shows the form to write in. */
  readonly onReply: () => void
}

/** An event that is asked about first, and the order as it stood then: another press is needed for a changed one. */
interface Asked {
  readonly what: 'take-over' | 'close'
  readonly order: OrderCase
}

/** Who has the order, and what can be done with it. The next act leads; each says what it does and who is told. */
export function OrderCard({ order, onReply }: OrderCardProps) {
  const t = useTexts()
  const { leading, others } = orderActs(order)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<CaseWorkerEvent | null>(null)
  const { act, isRunning, failure, isOutdated, reset } = useOrderAct(order)
  const told = useRef<HTMLDivElement>(null)
  // The pressed button is gone after its act, so focus moves to the result.
  useEffect(() => {
    if (done) told.current?.focus()
  }, [done])
  const run = async (event: CaseWorkerEvent, seen = order): Promise<void> => {
    setDone(null)
    const ok = await act(event, seen)
    setAsked(null)
    if (ok) setDone(event)
  }
  const press = (event: CaseWorkerEvent): void => {
    reset()
    if (event === 'close') setAsked({ what: 'close', order })
    else if (event === 'take-on' && order.handler !== null) setAsked({ what: 'take-over', order })
    else void run(event)
  }
  const way = (what: OrderAct, isLeading: boolean) => (
    <Way
      key={what}
      order={order}
      what={what}
      isLeading={isLeading}
      busy={isRunning && t('word.saving')}
      onPress={() => (what === 'reply' ? onReply() : what !== 'book' && press(what))}
    />
  )
  return (
    <Card title={t('card.title')}>
      {failure && (
        <InlineMessage tone="danger" title={failure.title}>
          <p role="alert">{isOutdated ? t('outdated') : failure.action}</p>
        </InlineMessage>
      )}
      <p>{handlerText(order, t)}</p>
      <Awaited order={order} />
      <Lock order={order} />
      {leading && way(leading, true)}
      {others.length > 0 && <Others>{others.map(what => way(what, false))}</Others>}
      <div role="status" ref={told} tabIndex={-1} className={styles.told}>
        {done && <InlineMessage tone="success">{t(`done.${done}`)}</InlineMessage>}
      </div>
      <ActQuestion
        asked={asked}
        busy={isRunning && t('word.saving')}
        onAct={({ what, order: seen }) => void run(what === 'close' ? 'close' : 'take-on', seen)}
        onClose={() => setAsked(null)}
      />
    </Card>
  )
}

interface ActQuestionProps {
  readonly asked: Asked | null
  readonly busy: string | false
  readonly onAct: (asked: Asked) => void
  readonly onClose: () => void
}

function ActQuestion({ asked, busy, onAct, onClose }: ActQuestionProps) {
  const t = useTexts()
  const isClosing = asked?.what === 'close'
  const name = asked?.order.handler ?? ''
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

function handlerText({ handler, isMine }: OrderCase, t: Translate): string {
  if (handler === null) return t('card.nobody')
  return isMine ? t('card.you') : t('card.handler', { name: handler })
}

/** Since when the customer has been asked for an answer. */
function Awaited({ order: { awaitsAnswer, conversation } }: Pick<OrderCardProps, 'order'>) {
  const t = useTexts()
  const locale = useLocale()
  const [first] = awaitsAnswer ? unansweredMessages(conversation.messages) : []
  return first && <p>{t('awaits', { moment: momentText(first.at, locale) })}</p>
}

/** Until when the customer can write, while that counts down. */
function Lock({ order: { status, conversation } }: Pick<OrderCardProps, 'order'>) {
  const t = useTexts()
  const locale = useLocale()
  const { reply } = conversation
  if (status !== 'handled' || reply.kind !== 'open' || reply.locksAt === null) return null
  return <p>{t('locks', { moment: momentText(reply.locksAt, locale) })}</p>
}

interface WayProps {
  readonly order: OrderCase
  readonly what: OrderAct
  readonly isLeading: boolean
  readonly busy: string | false
  readonly onPress: () => void
}

/** One act with what it does and who is told. */
function Way({ order, what, isLeading, busy, onPress }: WayProps) {
  const t = useTexts()
  const textId = `way-${what}`
  const isTakeOver = what === 'take-on' && order.handler !== null
  const looks = {
    variant: isLeading ? 'primary' : what === 'close' ? 'danger' : 'secondary',
    size: isLeading ? 'normal' : 'small',
  } as const
  const explained =
    what === 'reply' && order.ending !== null ? 'explain.reopen' : (`explain.${what}` as const)
  const label = t(isTakeOver ? 'act.takeOver' : `act.${what}`)
  return (
    <div className={styles.way}>
      {what === 'book' ? (
        <ButtonLink {...looks} to={portalPath('backOfficeBookOrder', { id: order.id })}>
          {label}
        </ButtonLink>
      ) : (
        <Button {...looks} busy={busy} aria-describedby={textId} onClick={onPress}>
          {label}
        </Button>
      )}
      <p id={textId} className={styles.explained}>
        {t(explained, { told: useTold(order) })}
      </p>
    </div>
  )
}
