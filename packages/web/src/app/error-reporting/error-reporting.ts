import { faultReport, type Origin, traceReport } from './otlp.ts'

interface Reporting extends Origin {
  /** Base address of an OpenTelemetry collector, such as `https://otel.example`. */
  readonly address: string
  /** What has failed before. */
  readonly earlier: readonly unknown[]
  /** The route that is shown now, as written in the table of screens. */
  readonly route: () => string
  /** Calls the listener with true when a navigation to another screen begins, and with false when it ends. */
  readonly onWay: (listener: (isUnderWay: boolean) => void) => void
}

/** The most errors that one page reports, so that a page that fails at every render does not report forever. */
const MOST_FAULTS = 50

/** Reports errors and navigations to an OpenTelemetry collector for as long as the page is open. @spec §4 */
export function startReporting({ address, earlier, route, onWay, ...origin }: Reporting): void {
  const send = (path: string, report: object): void => {
    const body = JSON.stringify(report)
    const headers = { 'Content-Type': 'application/json' }
    // A failed report must not become an error of the page itself.
    void fetch(address.replace(/\/*$/, path), { method: 'POST', headers, body, keepalive: true }).catch(
      () => undefined,
    )
  }
  let told = 0
  const tell = (error: unknown): void => {
    told += 1
    if (told > MOST_FAULTS) return
    const fault = error instanceof Error ? error : new Error(String(error))
    const cause = fault.cause instanceof Error ? `\nCaused by: ${fault.cause.stack ?? fault.cause}` : ''
    const { name: type, message, stack = '' } = fault
    send(
      '/v1/logs',
      faultReport(origin, { type, message, stack: stack + cause, route: route(), at: Date.now() }),
    )
  }
  for (const error of earlier) tell(error)
  window.addEventListener('error', event => tell(event.error ?? event.message))
  window.addEventListener('unhandledrejection', event => tell(event.reason))

  let from: number | null = null
  onWay(isUnderWay => {
    if (isUnderWay) from ??= Date.now()
    else if (from !== null) {
      send('/v1/traces', traceReport(origin, { route: route(), from, to: Date.now() }))
      from = null
    }
  })
}
