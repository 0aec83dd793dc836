import { CARE_MESSAGE } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import { aTurn } from '../testing/a-story.js'
import { stepOf } from './telling-step.js'

describe('stepOf', () => {
  it('reads where a whole turn stands', () => {
    expect(stepOf(aTurn({ status: 'streaming', output: '문이' }))).toMatchObject({
      type: 'growing',
      text: '문이',
    })
    expect(stepOf(aTurn({ status: 'blocked' }))).toEqual({ type: 'blocked', message: CARE_MESSAGE })
    const types = (['failed', 'stopped', 'done'] as const).map(
      (status) => stepOf(aTurn({ status })).type,
    )
    expect(types).toEqual(['failed', 'told', 'told'])
  })
})
