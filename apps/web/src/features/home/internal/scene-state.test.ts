import { describe, expect, it } from 'vitest'
import { aScene, aTurn } from '../scene.fake'
import { hear, leavesHole, type Telling } from './scene-state'

const FAILURE = { code: 'STORY_UNAVAILABLE', message: '불씨가 잠깐 꺼졌어요.' }

function telling(text: string): Telling {
  const choice = aScene().choices[0] ?? { id: 'a', label: '' }
  return { phase: 'telling', choice, sessionId: 'story-1', turn: aTurn(), text }
}

const delta = (offset: number, text: string) => ({ type: 'delta', offset, text }) as const
const textAfter = (held: string, offset: number, text: string) => {
  const next = hear(telling(held), delta(offset, text), FAILURE)
  return next.phase === 'telling' ? next.text : null
}

describe('hear', () => {
  it.each([
    ['goes on at the end', '문이 ', 3, '열렸다.', '문이 열렸다.'],
    ['repeats a part', '문이 열', 3, '열렸다.', '문이 열렸다.'],
    ['repeats everything', '문이 열렸다.', 0, '문이 ', '문이 열렸다.'],
  ])('takes text once when a delta %s', (_, held, offset, text, whole) => {
    expect(textAfter(held, offset, text)).toBe(whole)
  })

  it('never shortens what is held when a stream starts again', () => {
    const start = { type: 'start', turn: aTurn({ output: '문' }) } as const
    expect(hear(telling('문이 열'), start, FAILURE)).toMatchObject({ text: '문이 열' })
  })

  it('keeps the text and lets go of the turn when the telling failed', () => {
    const failed = { type: 'failed', code: 'STORY_UNAVAILABLE', turn: aTurn() } as const
    expect(hear(telling('문이'), failed, FAILURE)).toMatchObject({
      phase: 'broken',
      text: '문이',
      turn: null,
      problem: FAILURE,
    })
  })
})

describe('leavesHole', () => {
  it('sees text that starts behind the end of what is held', () => {
    expect(leavesHole(telling('문이'), delta(3, '다'))).toBe(true)
    expect(leavesHole(telling('문이'), delta(2, '다'))).toBe(false)
    expect(leavesHole(telling(''), { type: 'done', turn: aTurn() })).toBe(false)
  })
})
