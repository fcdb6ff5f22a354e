export { unitAt } from './unit-at.ts'
