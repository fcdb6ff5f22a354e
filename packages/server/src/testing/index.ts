export { type BookingServer, startBookingServer } from './booking-server/booking-server.ts'
export { countHashes } from './count-hashes.ts'
export { providerToken } from './feed-calls.ts'
export { putFile } from './feed-files.ts'
export { heldKeys } from './held-keys.store.ts'
export { NO_ID } from './no-id.ts'
export { type FileTest, OWN_COMPANY, openFileTest, restartFileTest } from './open-file-test.ts'
export {
  type CallOptions,
  lastTry,
  openBeside,
  openTestApp,
  type TestApp,
  type TestAppOptions,
} from './open-test-app.ts'
export {
  answer,
  type CaseWorker,
  caseWorker,
  codeOf,
  draftsForCustomer,
  type FileCaller,
  fileCaller,
  multipart,
} from './personnel-file-calls.ts'
export { SettableClock } from './settable-clock.ts'
export { type Cells, csvOf, newRows, rightRows, unitCells } from './staff-files.ts'
export { TEST_NOW } from './template.ts'
export { onPostgres, postgresUrlOf, testPostgres } from './test-postgres.ts'
export { employeesWithinReach } from './within-reach.ts'
