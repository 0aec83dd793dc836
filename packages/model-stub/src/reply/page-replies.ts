import type { Reply } from './reply.js'

const MESSAGES = {
  400: 'the request cannot be understood',
  401: 'the API key is wrong',
  404: 'there is no such model or path',
  429: 'too many requests',
  500: 'the model server failed',
} as const

type Status = keyof typeof MESSAGES

/** A refusal in the shape hosted servers use. */
export function errorReply(
  status: Status,
  { message = MESSAGES[status], headers = {} }: ErrorDetails = {},
): Reply {
  const body = JSON.stringify({ error: { message, type: 'stub_error', code: status } })
  return page(status, 'application/json', body, headers)
}

type ErrorDetails = { message?: string; headers?: Readonly<Record<string, string>> }

export function jsonReply(value: unknown): Reply {
  return page(200, 'application/json', JSON.stringify(value))
}

export function htmlReply(): Reply {
  return page(
    200,
    'text/html; charset=utf-8',
    '<!doctype html><html><body><h1>Welcome</h1></body></html>',
  )
}

function page(status: number, type: string, body: string, headers = {}): Reply {
  return {
    head: { status, headers: { 'content-type': type, ...headers } },
    steps: [
      { kind: 'write', bytes: body, afterMs: 0 },
      { kind: 'end', afterMs: 0 },
    ],
  }
}
