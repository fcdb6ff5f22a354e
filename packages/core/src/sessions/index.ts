export { type Device, deviceName, readDevice } from './device.ts'
export { isFreshSignIn } from './fresh-sign-in.ts'
export { type OwnSession, type SessionMethod, sessionsContract } from './sessions.contract.ts'
