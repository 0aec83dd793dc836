import type { CallDeclaration } from '../core/call.js'
import { IDEMPOTENCY_HEADER, MEMBER_HEADER } from '../names.js'
import type { Parameter, Reference } from './document.js'

export const HEADERS = {
  Origin: {
    name: 'Origin',
    in: 'header',
    required: true,
    description: 'The product’s own; browsers send it by themselves.',
    schema: { type: 'string', format: 'uri' },
  },
  Member: {
    name: MEMBER_HEADER,
    in: 'header',
    required: false,
    description:
      'The id of the member whom the page was drawn for: nothing of another’s is changed.',
    schema: { $ref: '#/components/schemas/Uuid' },
  },
  IdempotencyKey: {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: true,
    description: 'Made by the caller for one intention: the same key again is answered as before.',
    schema: { $ref: '#/components/schemas/ClientId' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    description: 'The id of the last event that came: the stream goes on after it.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>

export function headersOf(key: string, { actor, needsKey, reply }: CallDeclaration): Reference[] {
  const isWrite = !key.startsWith('GET ')
  const names: (keyof typeof HEADERS)[] = []
  if (isWrite) names.push('Origin')
  if (isWrite && actor === 'member') names.push('Member')
  if (needsKey) names.push('IdempotencyKey')
  if (reply.kind === 'stream') names.push('LastEventId')
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}
