export { answersOf, endpointsOf, type NamedEndpoint, needsSession, pathParameters } from './answers.ts'
export { type Contract, contract } from './contract.ts'
export {
  type Access,
  type Download,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  endpoint,
  type Method,
  type UploadBody,
  type UploadStream,
} from './endpoint.ts'
export { type OpenApiDocument, openApiDocument } from './openapi.ts'
