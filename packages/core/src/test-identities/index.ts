export { TEST_PERSONNUMMER, TEST_PHONE_COUNT, TEST_SAMORDNINGSNUMMER, testPhone } from './test-identities.ts'
