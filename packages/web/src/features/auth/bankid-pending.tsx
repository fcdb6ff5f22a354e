import { type BankIdLinks, type BankIdMessageCode, bankIdText } from '@salvia/core/bankid'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { environmentAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { ExternalLink } from '../../ui/link.tsx'
import styles from './bankid.module.css'
import { QrCode } from './qr-code.tsx'
import { useTexts } from './texts.ts'

interface BankIdPendingProps {
  readonly message: BankIdMessageCode
  readonly qrCode: string | null
  readonly links: BankIdLinks | null
  /** Opens BankID on this device instead of showing a QR code. */
  readonly onHere: () => void
  readonly onCancel: () => void
}

const APP_PROTOCOL = 'bankid:'

/** An order that waits for the user: the QR code or the link to the app, and the app's current message. */
export function BankIdPending({ message, qrCode, links, onHere, onCancel }: BankIdPendingProps) {
  const t = useTexts()
  const locale = useLocale()
  const { text } = bankIdText(message, locale)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} className={styles.pending} tabIndex={-1} aria-label={t('bankId.label')}>
      {qrCode !== null && (
        <div className={styles.scan}>
          <QrCode text={qrCode} label={t('bankId.qrName')} />
          <ol className={styles.steps}>
            <li>{t('bankId.steps.open')}</li>
            <li>{t('bankId.steps.scan')}</li>
            <li>{t('bankId.steps.point')}</li>
          </ol>
        </div>
      )}
      <p role="status" className={styles.status}>
        {text}
      </p>
      {links && <OpenApp links={links} />}
      {qrCode !== null && (
        <Button variant="secondary" wide onClick={onHere}>
          {t('bankId.here')}
        </Button>
      )}
      {qrCode !== null && <Simulator />}
      <Button variant="secondary" wide onClick={onCancel}>
        {t('word.cancel')}
      </Button>
    </section>
  )
}

/** Plays the part of the BankID app outside production. */
function Simulator() {
  const t = useTexts()
  if (useAtomValue(environmentAtom) === 'production') return null
  return (
    <p className={styles.simulator}>
      <ExternalLink to="/bankid-simulator/">{t('bankId.simulator')}</ExternalLink>
    </p>
  )
}

/** On a computer the app opens by itself; on a phone the user must press a link. */
function OpenApp({ links }: { readonly links: BankIdLinks }) {
  const t = useTexts()
  const isPhone = window.matchMedia('(pointer: coarse)').matches
  const link = isPhone ? links.phone : links.computer
  const opensApp = link.startsWith(APP_PROTOCOL)
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || isPhone || !opensApp) return
    opened.current = true
    window.location.href = link
  }, [isPhone, opensApp, link])
  return (
    <ButtonAnchor wide href={link} {...(!opensApp && !isPhone && { target: '_blank', rel: 'noreferrer' })}>
      {t('bankId.open')}
    </ButtonAnchor>
  )
}
