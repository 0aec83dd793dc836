import { COMMON_CODES, type CallDeclaration } from '../core/call.js'
import type { ErrorCode } from '../codes.js'
import { CORE_CODES } from '../core/codes.js'
import { ERRORS, errorMessage } from '../errors.js'
import type { JsonSchema, Reference, Response } from './document.js'

type CoreCode = keyof typeof CORE_CODES

/** Every refusal the call can answer with: what any call and its policy add, then its own as it declares them. */
export function codesOf(declaration: CallDeclaration): ErrorCode[] {
  const added = new Set<CoreCode>([...COMMON_CODES, ...ofPolicy(declaration)])
  // An id that cannot be is answered like one that is not there.
  if (declaration.params) added.add('NOT_FOUND')
  const inOrder = Object.keys(CORE_CODES)
    .filter(isCoreCode)
    .filter((code) => added.has(code))
  return [...new Set([...inOrder, ...declaration.codes])]
}

function isCoreCode(code: string): code is CoreCode {
  return Object.hasOwn(CORE_CODES, code)
}

function ofPolicy({
  actor,
  owns,
  auth,
  role,
  beforeConsent,
  needsKey,
}: CallDeclaration): CoreCode[] {
  const codes: CoreCode[] = []
  if (actor === 'member') codes.push('LOGIN_REQUIRED', 'SESSION_EXPIRED')
  if (actor === 'member' && !beforeConsent) codes.push('CONSENT_NEEDED')
  if (auth || role) codes.push('LIMITED_SESSION')
  if (role) codes.push('NOT_FOUND')
  if (auth === 'recent') codes.push('PROOF_NEEDED')
  if (needsKey) codes.push('KEY_MISSING', 'KEY_REUSED')
  if (owns) codes.push('NOT_FOUND', 'SESSION_EXPIRED')
  return codes
}

export type RefusalBook = {
  /** References to the answers that carry these codes, by status. */
  write: (codes: readonly ErrorCode[]) => Record<string, Reference>
  /** The answers that were written, named after their codes. */
  named: () => Record<string, Response>
}

export function createRefusalBook(): RefusalBook {
  const named = new Map<string, Response>()
  return {
    write(codes) {
      const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
      const answers = [...byStatus].map(([status, ofStatus]) => {
        const name = ofStatus.join('-')
        named.set(name, refusal(ofStatus))
        return [String(status), { $ref: `#/components/responses/${name}` }] as const
      })
      return Object.fromEntries(answers)
    },
    named: () => Object.fromEntries([...named].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

const RETRIED_LATER: readonly ErrorCode[] = ['TOO_MANY', 'MAINTENANCE']

const EXAMPLE_REQUEST_ID = '6f1c1f0e-5b0a-4a53-9d3c-0d6a3f0b7a11'

function refusal(codes: readonly ErrorCode[]): Response {
  const isRetriedLater = codes.some((code) => RETRIED_LATER.includes(code))
  return {
    description: codes.join(', '),
    ...(isRetriedLater && {
      headers: {
        'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
      },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ErrorEnvelope' },
            { properties: { error: { properties: { code: { enum: [...codes] } } } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  }
}

function exampleOf(code: ErrorCode) {
  const message = errorMessage(code, { n: 30, requestId: EXAMPLE_REQUEST_ID })
  return { error: { code, message, requestId: EXAMPLE_REQUEST_ID } }
}

export const ERROR_ENVELOPE: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', enum: Object.keys(ERRORS).toSorted() },
        message: { type: 'string', description: 'What a person reads, in Korean.' },
        field: {
          type: 'string',
          description: 'The refused input, dotted from the body’s root.',
        },
        requestId: { type: 'string' },
      },
      required: ['code', 'message', 'requestId'],
    },
  },
  required: ['error'],
}
