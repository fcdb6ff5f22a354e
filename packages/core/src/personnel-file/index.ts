export * from './case/case.ts'
