import { ApiError } from '@doran/api-client'
import { expect, it } from 'vitest'
import { problemOf, problemOfAct } from './telling-problem.js'

const network = new ApiError({ code: 'NETWORK', message: '끊김', status: 0 })
const down = new ApiError({ code: 'MAINTENANCE', message: '점검', status: 503 })
const broken = [network, new TypeError('x')]

it('promises to go on only where a telling does', () => {
  for (const error of broken) {
    expect(problemOf(error).message).toContain('이어서 할게요')
    expect(problemOfAct(error).code).toBe('NETWORK')
    expect(problemOfAct(error).message).not.toContain('이어서 할게요')
  }
})

it('keeps the words of a refusal', () => {
  for (const read of [problemOf, problemOfAct])
    expect(read(down)).toEqual({ code: 'MAINTENANCE', message: '점검' })
})
