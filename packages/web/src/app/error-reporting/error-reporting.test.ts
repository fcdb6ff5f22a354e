import { afterEach, describe, expect, it, vi } from 'vitest'
import { startReporting } from './error-reporting.ts'
import { faultReport, type Origin, traceReport } from './otlp.ts'

const ORIGIN: Origin = { service: 'Salvia', version: 'a1', environment: 'development' }
const FAULT = { type: 'TypeError', message: '', stack: '', route: '/personalfil/:id', at: 1_795_234_651_000 }

/** One of the tax agency's published test numbers, in every form of an address or a sentence. */
const FORMS = ['196408233234', '19640823-3234', '19640823 3234', '640823-3234', '19640823%2D3234']

describe('a report', () => {
  it.each(FORMS)('holds no identity number, wherever one stands (%#)', number => {
    const message = `Failed for ${number}`
    const report = JSON.stringify(
      faultReport(ORIGIN, { ...FAULT, message, stack: `at x (https://x.example/persons/${number}:1:2)` }),
    )
    expect(report).not.toContain('3234')
    expect(report).toContain('••••')
  })

  it('of a fault is a log record that any collector takes', () => {
    const { resourceLogs } = faultReport(ORIGIN, { ...FAULT, message: 'x is undefined' })
    expect(resourceLogs[0]?.resource.attributes).toContainEqual({
      key: 'deployment.environment.name',
      value: { stringValue: 'development' },
    })
    expect(resourceLogs[0]?.scopeLogs[0]?.logRecords[0]).toMatchObject({
      timeUnixNano: '1795234651000000000',
      severityText: 'ERROR',
      body: { stringValue: 'x is undefined' },
    })
  })

  it('of a way between screens is a span with ids of its own', () => {
    const spans = [1, 2].map(
      () => traceReport(ORIGIN, { route: '/', from: 1, to: 3 }).resourceSpans[0]?.scopeSpans[0]?.spans[0],
    )
    expect(spans[0]).toMatchObject({ name: '/', startTimeUnixNano: '1000000', endTimeUnixNano: '3000000' })
    expect(spans[0]?.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(spans[0]?.traceId).not.toBe(spans[1]?.traceId)
  })
})

describe('a page that reports', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('tells every way, and faults until they say nothing new', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      sent.push(url)
      throw new TypeError('Failed to fetch')
    })
    let way = (_isUnderWay: boolean): void => {}
    startReporting({
      ...ORIGIN,
      address: 'https://otel.example/',
      earlier: [new Error('before the start')],
      route: () => '/',
      onWay: listener => {
        way = listener
      },
    })
    expect(sent.splice(0)).toEqual(['https://otel.example/v1/logs'])
    way(true)
    way(true)
    way(false)
    way(false)
    expect(sent).toEqual(['https://otel.example/v1/traces'])
    sent.length = 0
    // The browser fires this event for a rejected promise without a handler.
    for (let time = 0; time < 60; time++) {
      const promise = Promise.resolve()
      window.dispatchEvent(
        new PromiseRejectionEvent('unhandledrejection', { promise, reason: new Error('x') }),
      )
    }
    expect(sent).toEqual(Array(49).fill('https://otel.example/v1/logs'))
  })
})
