import { z } from 'zod'
import type { CallDeclaration, Reply } from '../core/call.js'
import { LENGTHS } from '../limits.js'
import type { JsonSchema, Operation, Parameter, RequestBody, Response } from './document.js'
import { describeCall } from './describe-call.js'
import { headersOf } from './headers.js'
import { policyOf } from './policy.js'
import { codesOf, type RefusalBook } from './refusals.js'
import type { SchemaBook } from './schema-book.js'
import { securityOf } from './security.js'

export type Books = { schemas: SchemaBook; refusals: RefusalBook }

/** One declared call as its path, its method and what OpenAPI says of it. */
export function writeOperation(
  key: string,
  declaration: CallDeclaration,
  books: Books,
): { path: string; method: string; operation: Operation } {
  const { method, path } = partsOf(key)
  const parameters = [
    ...parametersOf('path', declaration.params, books),
    ...parametersOf('query', declaration.query, books),
    ...headersOf(key, declaration),
  ]
  const requestBody = bodyOf(declaration, books)
  const { status, response } = successOf(declaration.reply, books)
  const operation: Operation = {
    operationId: operationIdOf(method, path),
    tags: [areaOf(path)],
    description: describeCall(declaration),
    security: securityOf(declaration),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { [status]: response, ...books.refusals.write(codesOf(declaration)) },
    ...policyOf(declaration),
  }
  return { path, method, operation }
}

function partsOf(key: string): { method: string; path: string } {
  const at = key.indexOf(' ')
  return { method: key.slice(0, at).toLowerCase(), path: key.slice(at + 1) }
}

/** `/v1/tales/session/{sessionUuid}` is of `tales`. */
export function areaOf(path: string): string {
  return path.split('/')[2] ?? ''
}

/** `get` of `/v1/tales/session/{sessionUuid}` becomes `getTalesSessionBySessionUuid`. */
function operationIdOf(method: string, path: string): string {
  const parts = path
    .split('/')
    .slice(2)
    .flatMap((part) => {
      const parameter = /^\{(\w+)\}$/.exec(part)?.[1]
      return parameter ? ['by', parameter] : part.split('-')
    })
  return method + parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function parametersOf(
  place: 'path' | 'query',
  schema: z.core.$ZodType | undefined,
  { schemas }: Books,
): Parameter[] {
  if (!schema) return []
  if (!(schema instanceof z.ZodObject)) throw new Error(`${place} parameters are one flat object`)
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: field._zod.optin === undefined,
    schema: schemas.write(field, 'input'),
  }))
}

function bodyOf(declaration: CallDeclaration, { schemas }: Books): RequestBody | null {
  const { body, bodyBytes, file } = declaration
  if (file) {
    const part: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema: JsonSchema = {
      type: 'object',
      properties: { [file.field]: part },
      required: [file.field],
    }
    return {
      required: true,
      content: { 'multipart/form-data': { schema } },
      'x-doran-max-bytes': file.maxBytes,
      'x-doran-within-ms': file.withinMs,
    }
  }
  if (!body) return null
  return {
    required: true,
    content: { 'application/json': { schema: schemas.write(body, 'input') } },
    'x-doran-max-bytes': bodyBytes ?? LENGTHS.jsonBody,
  }
}

function successOf(reply: Reply, { schemas }: Books): { status: string; response: Response } {
  switch (reply.kind) {
    case 'empty':
      return { status: '204', response: { description: 'Done.' } }
    case 'file':
      return {
        status: '200',
        response: { description: 'A file to keep.', content: { [reply.contentType]: {} } },
      }
    case 'json': {
      const schema = schemas.write(reply.schema, 'output')
      return {
        status: '200',
        response: { description: 'Done.', content: { 'application/json': { schema } } },
      }
    }
    case 'stream': {
      const schema = eventsOf(schemas.write(reply.schema, 'output'))
      return {
        status: '200',
        response: {
          description: 'Events, each with one line of data.',
          content: { 'text/event-stream': { schema } },
        },
      }
    }
  }
}

/** A stream is described as the list of its events, as OpenAPI 3.2 reads sequential media types. */
function eventsOf(data: JsonSchema): JsonSchema {
  return {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', description: 'To be sent back as `Last-Event-ID`.' },
        data: { type: 'string', contentMediaType: 'application/json', contentSchema: data },
      },
      required: ['data'],
    },
  }
}
