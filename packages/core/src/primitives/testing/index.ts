export { fitsIdentity } from './fits-identity.ts'
