import type { TurnEvent } from '@doran/contract'
import { aTurn } from '@doran/site/testing'
import { describe, expect, it } from 'vitest'
import { applyEvent } from './apply-event.js'

const turn = aTurn({ id: 't1', status: 'streaming' })
const holding = (output: string) => ({ ...turn, output })
const delta = (offset: number, text: string): TurnEvent => ({ type: 'delta', offset, text })

describe('applyEvent', () => {
  it.each([
    ['goes on at the end', '문이 ', 3, '열렸다.', '문이 열렸다.'],
    ['repeats a part', '문이 열', 3, '열렸다.', '문이 열렸다.'],
    ['repeats everything and more', '문이 ', 0, '문이 열렸다.', '문이 열렸다.'],
  ])('takes text once when a delta %s', (_, held, offset, text, whole) => {
    expect(applyEvent(holding(held), delta(offset, text))).toEqual({
      turn: { ...turn, output: whole },
      ahead: null,
      gems: null,
    })
  })

  it('says nothing of text that is held already', () => {
    expect(applyEvent(holding('문이 열렸다.'), delta(0, '문이 '))).toBeNull()
    expect(applyEvent(holding('문이'), delta(2, ''))).toBeNull()
  })

  it('takes no text that starts behind the end of what is held', () => {
    expect(applyEvent(holding('문이'), delta(3, '다'))).toBe('gap')
    expect(applyEvent(null, delta(0, '문이'))).toBe('gap')
  })

  it('never shortens what is held when a stream starts again', () => {
    const start = { type: 'start', gems: null, turn: { ...turn, output: '문' } } as const
    expect(applyEvent(holding('문이 열'), start)).toMatchObject({ turn: { output: '문이 열' } })
    expect(applyEvent(null, start)).toMatchObject({ turn: { output: '문' } })
    const other = { type: 'start', gems: null, turn: aTurn({ id: 't2' }) } as const
    expect(applyEvent(holding('문이 열'), other)).toMatchObject({ turn: { output: '' } })
  })

  it('keeps the text of a turn that failed', () => {
    const broken = { ...turn, status: 'failed', halt: 'broken' } as const
    const failed = { type: 'settled', turn: broken, gems: null } as const
    expect(applyEvent(holding('문이'), failed)).toMatchObject({
      turn: { status: 'failed', output: '문이' },
    })
  })

  it('takes back what the server takes back', () => {
    const unsafe = { ...turn, status: 'failed', halt: 'unsafe' } as const
    const failed = { type: 'settled', turn: unsafe, gems: null } as const
    const kept = { type: 'settled', gems: null, turn: { ...unsafe, output: '문' } } as const
    expect(applyEvent(holding('문이'), kept)).toMatchObject({ turn: { output: '문' } })
    expect(applyEvent(holding('문이'), failed)).toMatchObject({ turn: { output: '' } })
  })

  it('waits with what is held', () => {
    const waiting = { type: 'waiting', ahead: 2 } as const
    expect(applyEvent(holding('문이'), waiting)).toEqual({
      turn: { ...turn, output: '문이' },
      ahead: 2,
      gems: null,
    })
    expect(applyEvent(null, waiting)).toBeNull()
  })
})
