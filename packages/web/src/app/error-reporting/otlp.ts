import { maskIdentityNumbers } from '@salvia/core/primitives'

/** What every report tells of the page that it comes from. */
export interface Origin {
  readonly service: string
  readonly version: string
  readonly environment: string
}

/** A fault of the page. */
export interface Fault {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** The screen, as its route is written: no identifier of anyone. */
  readonly route: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A way from one screen to another. */
export interface Trace {
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

/** A fault as a log record of OpenTelemetry (OTLP in JSON); identity numbers are masked in all that it says. */
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

/** A way between screens as a span of OpenTelemetry; every one is reported. */
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
