export {
  type Access,
  type Download,
  defineContract,
  type Endpoint,
  type EndpointDeclaration,
  type EndpointInput,
  type EndpointOutput,
  type Method,
  needsSession,
  pathParameters,
  type UploadBody,
  type UploadStream,
} from './endpoint.ts'
