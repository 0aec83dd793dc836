import { BLOCKED_COPY, ERRORS } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import { aTurn } from '@doran/site/testing'
import { failureOf, stepOf } from './telling-step.js'

describe('stepOf', () => {
  it('reads where a whole turn stands', () => {
    expect(stepOf(aTurn({ status: 'streaming', output: '문이' }))).toMatchObject({
      type: 'growing',
      text: '문이',
    })
    const types = (['failed', 'stopped', 'done'] as const).map(
      (status) => stepOf(aTurn({ status })).type,
    )
    expect(types).toEqual(['failed', 'told', 'told'])
  })

  it.each(['care', 'person', 'rating', 'minors'] as const)(
    'says why a turn was not told: %s',
    (halt) => {
      const turn = aTurn({ status: 'blocked', halt })
      expect(stepOf(turn)).toEqual({ type: 'blocked', turn, message: BLOCKED_COPY[halt] })
    },
  )
})

it('tells a telling that broke off from one that was taken back', () => {
  expect(failureOf(aTurn({ status: 'failed', halt: 'broken' }))).toEqual({
    code: 'STORY_UNAVAILABLE',
    message: ERRORS.STORY_UNAVAILABLE.message,
  })
  expect(failureOf(aTurn({ status: 'failed', halt: 'unsafe' })).code).toBe('STORY_UNSAFE')
})
