import type { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export type Reference = { $ref: string }

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export type MediaType = {
  schema?: JsonSchema
  examples?: Record<string, { value: unknown }>
}

export type RequestBody = {
  required: true
  content: Record<string, MediaType>
  'x-doran-max-bytes': number
  /** Until all of it must have come. */
  'x-doran-within-ms'?: number
}

export type Response = {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, MediaType>
}

/** The policy that decides who may make a call and how often; `openapi:diff` compares it too. */
export type PolicyExtensions = {
  'x-doran-actor': string
  'x-doran-owns'?: string
  'x-doran-auth'?: string
  'x-doran-role'?: string
  'x-doran-before-consent'?: true
  'x-doran-limit': {
    name: string
    count: number
    windowSeconds: number
    addressCount: number
    networkCount?: number
  }
  'x-doran-replay-key'?: string
  'x-doran-needs-key'?: true
  'x-doran-repeatable'?: true
}

export type Operation = {
  operationId: string
  tags: string[]
  description: string
  security: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody
  responses: Record<string, Response | Reference>
} & PolicyExtensions

export type OpenApiDocument = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    securitySchemes: Record<
      string,
      { type: 'apiKey'; in: 'cookie'; name: string; description: string }
    >
  }
}
