export {
  type FoundPairing,
  type PairingAnswer,
  pairingsContract,
  type StartedPairing,
} from './pairings.contract.ts'
export { readUserCode, USER_CODE_LETTERS, writeUserCode } from './user-code.ts'
