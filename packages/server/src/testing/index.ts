export { type CallOptions, openTestApp, type TestApp, type TestAppOptions } from './open-test-app.ts'
export { SettableClock } from './settable-clock.ts'
export { TEST_NOW } from './template.ts'
