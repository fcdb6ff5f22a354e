export { type ClientNumber, clientNumberSchema } from './client-number.ts'
