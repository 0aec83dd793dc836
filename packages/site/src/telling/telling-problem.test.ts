import { ApiError } from '@doran/api-client'
import { expect, it } from 'vitest'
import { problemOf, problemOfAct } from './telling-problem.js'

const network = new ApiError({
  code: 'NETWORK',
  message: '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.',
  status: 0,
})
const down = new ApiError({ code: 'MAINTENANCE', message: '점검', status: 503 })

it('promises to go on only where a telling does', () => {
  expect(problemOf(network).message).toContain('이어서 할게요')
  expect(problemOfAct(network)).toEqual({
    code: 'NETWORK',
    message: '인터넷 연결이 끊겼어요. 다시 눌러 주세요.',
  })
  expect(problemOfAct(new TypeError('x')).message).not.toContain('이어서 할게요')
})

it('keeps the words of a refusal', () => {
  expect(problemOfAct(down)).toEqual({ code: 'MAINTENANCE', message: '점검' })
})
