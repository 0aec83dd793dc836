export { createOpenApi } from './openapi/create-openapi.js'
export type { OpenApiDocument } from './openapi/document.js'
