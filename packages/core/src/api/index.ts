export { answersOf, endpointsOf } from './answers.ts'
export { type Contract, contract } from './contract.ts'
export { feedSchema } from './feed-schema.ts'
export { type OpenApiDocument, openApiDocument } from './openapi.ts'
