import { ApiError } from '@doran/api-client'
import { expect, it } from 'vitest'
import { streamProblem, callProblem } from './problem.js'

const network = new ApiError({ code: 'NETWORK', message: '끊김', status: 0 })
const down = new ApiError({ code: 'MAINTENANCE', message: '점검', status: 503 })
const broken = [network, new TypeError('x')]

it('promises to resume only where a stream does', () => {
  for (const error of broken) {
    expect(streamProblem(error).message).toContain('저절로 이어져요')
    expect(callProblem(error).code).toBe('NETWORK')
    expect(callProblem(error).message).not.toContain('저절로 이어져요')
  }
})

it('keeps the copy of a refusal', () => {
  for (const read of [streamProblem, callProblem])
    expect(read(down)).toEqual({ code: 'MAINTENANCE', message: '점검' })
})
