import { maskIdentityNumbers } from '@salvia/core/primitives'

/** Where a report comes from; sent with every report. */
export interface Origin {
  readonly service: string
  readonly version: string
  readonly environment: string
}

/** An error on the page. */
export interface Fault {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** The route pattern of the screen, so that no identifier of a person is sent. */
  readonly route: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A navigation from one screen to another. */
interface Trace {
  readonly route: string
  readonly from: number
  readonly to: number
}

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: { stringValue: maskIdentityNumbers(value) },
  }))

const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds)}000000`

const resourceOf = ({ service, version, environment }: Origin) => ({
  attributes: attributes({
    'service.name': service,
    'service.version': version,
    'deployment.environment.name': environment,
  }),
})

const SCOPE = { name: 'salvia-portal' }

/** An error as an OpenTelemetry log record (OTLP in JSON). Identity numbers are masked in all its texts. */
export function faultReport(origin: Origin, { type, message, stack, route, at }: Fault) {
  const record = {
    timeUnixNano: nanoseconds(at),
    severityNumber: 17,
    severityText: 'ERROR',
    body: { stringValue: maskIdentityNumbers(message) },
    attributes: attributes({
      'exception.type': type,
      'exception.message': message,
      'exception.stacktrace': stack,
      'http.route': route,
    }),
  }
  return {
    resourceLogs: [{ resource: resourceOf(origin), scopeLogs: [{ scope: SCOPE, logRecords: [record] }] }],
  }
}

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return [...values].map(value => value.toString(16).padStart(2, '0')).join('')
}

/** A navigation as an OpenTelemetry span (OTLP in JSON). Navigations are not sampled. */
export function traceReport(origin: Origin, { route, from, to }: Trace) {
  const span = {
    traceId: randomHex(16),
    spanId: randomHex(8),
    name: route,
    kind: 1,
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(to),
    attributes: attributes({ 'http.route': route }),
  }
  return {
    resourceSpans: [{ resource: resourceOf(origin), scopeSpans: [{ scope: SCOPE, spans: [span] }] }],
  }
}
