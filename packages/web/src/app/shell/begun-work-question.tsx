import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import {
  type BegunWork,
  begunWorkAtom,
  isUnderWay,
  type Sending,
  sendingsAtom,
} from '../../state/begun-work.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTexts as useUiTexts } from '../../ui/texts.ts'
import { useTexts } from '../texts.ts'

interface BegunWorkQuestionProps {
  /** "Byt till Kvarnhälle AB?" */
  readonly title: string
  /** What becomes of work that is lost. */
  readonly loses: string
  /** What becomes of work that stays in the tab; without it, that is lost too. */
  readonly keeps?: string
  /** "Byt och släng" */
  readonly leave: (isLost: boolean) => string
  readonly busy: false | string
  readonly onStay: () => void
  readonly onLeave: () => void
  /** Why leaving failed. */
  readonly children?: ReactNode
}

/** Asks before something else is done that loses or hides what the user has begun. Nothing has changed yet. */
export function BegunWorkQuestion(props: BegunWorkQuestionProps) {
  const { title, leave, busy, onStay, onLeave, children } = props
  const t = useTexts()
  const wait = useUiTexts()
  const locale = useLocale()
  const begun = useAtomValue(begunWorkAtom)
  const sendings = useToldSendings(begun)
  const works = Object.entries(begun)
    .filter(([name]) => !sendings.some(sending => sending.name === name && isUnderWay(sending)))
    // What its sending tells of is not said to be unsent: it may have arrived.
    .map(([name, work]) => ({
      ...work,
      isUnsure: sendings.some(now => now.name === name && now.state === 'unsure'),
    }))
  const kept = works.filter(work => props.keeps !== undefined && work.staysInTab)
  const lost = works.filter(work => !kept.includes(work))
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('begun.stay')}</Button>
          <Button
            variant={lost.length > 0 ? 'danger' : 'secondary'}
            busy={busy || (sendings.some(isUnderWay) && wait('underWay.wait'))}
            onClick={onLeave}
          >
            {leave(lost.length > 0)}
          </Button>
        </>
      }
    >
      {children}
      <div role="status">
        {sendings.map(({ name, text, state, unsure }) => (
          <p key={name}>
            {state === 'underWay' && [text, wait('underWay.text')].join(' ')}
            {state === 'unsure' && (unsure?.(locale) ?? t('begun.unsure'))}
            {(state === 'arrived' || state === 'failed') && t(`begun.${state}`)}
          </p>
        ))}
      </div>
      {works.length === 0 && sendings.length === 0 && <p>{t('begun.nothingLost')}</p>}
      <Works works={lost} outcome={props.loses} isLost />
      <Works works={kept} outcome={props.keeps ?? ''} />
    </Dialog>
  )
}

/** What was under way at any moment while the question stood and what has become of it, and begun work that got no answer before. */
function useToldSendings(begun: Readonly<Record<string, BegunWork>>) {
  const sendings = Object.entries(useAtomValue(sendingsAtom)).map(([name, sending]) => ({ name, ...sending }))
  const [watched, setWatched] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const found = sendings.filter(sending => isUnderWay(sending) && !watched.has(sending.name))
    if (found.length > 0) setWatched(new Set([...watched, ...found.map(({ name }) => name)]))
  })
  const isBegunStill = ({ name, state }: { readonly name: string } & Sending): boolean =>
    state === 'unsure' && begun[name] !== undefined
  return sendings.filter(sending => isUnderWay(sending) || watched.has(sending.name) || isBegunStill(sending))
}

interface WorksProps {
  readonly works: readonly (BegunWork & { readonly isUnsure: boolean })[]
  readonly outcome: string
  readonly isLost?: boolean
}

function Works({ works, outcome, isLost = false }: WorksProps) {
  const t = useTexts()
  if (works.length === 0) return null
  // Two messages that are not sent are told of in one sentence.
  const texts = new Set(works.filter(({ isUnsure }) => !isUnsure).map(({ text }) => text))
  // What is unsure stands above. Only what the form still holds of it is lost.
  if (texts.size === 0) return isLost && <p>{t('begun.formLost')}</p>
  return (
    <>
      {[...texts].map(text => (
        <p key={text}>{text}</p>
      ))}
      <p>{outcome}</p>
    </>
  )
}
