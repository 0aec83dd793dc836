import type { CallDeclaration } from '../core/call.js'
import { contract } from '../contract.js'
import type { OpenApiDocument } from './document.js'
import { HEADERS } from './headers.js'
import { areaOf, writeOperation } from './operation.js'
import { createRefusalBook, ERROR_ENVELOPE } from './refusals.js'
import { createSchemaBook } from './schema-book.js'
import { SECURITY_SCHEMES } from './security.js'

const DESCRIPTION = [
  'Every call of 도란. A credential is a cookie that the API sets; there are no tokens.',
  'An answer other than a 2xx is an `ErrorEnvelope`: branch on its `code`, show its `message`.',
  'Replies may gain fields at any time.',
].join(' ')

/**
 * OpenAPI 3.1 of the declared calls, always in the same order. The version is that of the contract's release.
 * Throws where a named schema is given in one shape and answered in another.
 */
export function createOpenApi({
  version,
  calls = contract,
}: {
  version: string
  calls?: Record<string, CallDeclaration>
}): OpenApiDocument {
  const books = { schemas: createSchemaBook(), refusals: createRefusalBook() }
  const paths: OpenApiDocument['paths'] = {}
  for (const [key, declaration] of Object.entries(calls).toSorted(byPath)) {
    if (declaration.actor === 'system') continue
    const { path, method, operation } = writeOperation(key, declaration, books)
    paths[path] = { ...paths[path], [method]: operation }
  }
  return {
    openapi: '3.1.1',
    info: { title: '도란', version, description: DESCRIPTION },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.keys(paths).map(areaOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ErrorEnvelope: ERROR_ENVELOPE, ...books.schemas.named() },
      parameters: HEADERS,
      responses: books.refusals.named(),
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}

function byPath([a]: [string, unknown], [b]: [string, unknown]): number {
  return pathFirst(a) < pathFirst(b) ? -1 : 1
}

function pathFirst(key: string): string {
  return key.split(' ').toReversed().join(' ')
}
