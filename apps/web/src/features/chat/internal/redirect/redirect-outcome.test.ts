import { ApiError } from '@doran/api-client'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { expect, it } from 'vitest'
import { redirectOutcome } from './redirect-outcome'

const refusal = (code: ErrorCode) => new ApiError({ code, ...ERRORS[code] })

it.each([
  ['CHAT_SELF', { kind: 'list', message: '나와의 대화는 아직 없어요.' }],
  ['CHAT_CLOSED', { kind: 'closed', message: '지금은 이 사람과 대화할 수 없어요.' }],
  ['NOT_FOUND', { kind: 'absent' }],
  ['SESSION_EXPIRED', { kind: 'login' }],
  ['TOO_MANY', { kind: 'failed', message: ERRORS.TOO_MANY.message }],
] as const)('goes on after %s', (code, outcome) => {
  expect(redirectOutcome(refusal(code))).toEqual(outcome)
})

it('says of what nobody foresaw that it may be tried again', () => {
  expect(redirectOutcome(new Error('x'))).toMatchObject({ kind: 'failed' })
})
