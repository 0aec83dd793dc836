import { aTurn } from '@doran/site/testing'
import type { TellingStep } from '../index.js'
import { describe, expect, it } from 'vitest'
import { aScene } from '../testing/a-scene.js'
import { sceneAfter } from './scene-after.js'
import type { Telling } from './scene-state.js'

const CHOICE = aScene().choices[0] ?? { id: 'a', label: '' }
const TURN = aTurn({ output: '문이 열렸다.' })

function after(step: TellingStep) {
  const telling: Telling = {
    phase: 'telling',
    choice: CHOICE,
    sessionId: 'story-1',
    turn: TURN,
    text: '문이',
    ahead: null,
  }
  return sceneAfter(telling, step)
}

describe('sceneAfter', () => {
  it('grows and is told in the end', () => {
    expect(after({ type: 'growing', turn: TURN, text: '문이 열' })).toMatchObject({
      phase: 'telling',
      text: '문이 열',
    })
    expect(after({ type: 'told', turn: TURN })).toMatchObject({
      phase: 'told',
      sessionId: 'story-1',
      text: '문이 열렸다.',
    })
  })

  it('waits, and is told then', () => {
    const waiting = after({ type: 'waiting', turn: TURN, text: '', ahead: 2 })
    expect(waiting).toMatchObject({ phase: 'telling', ahead: 2 })
    expect(after({ type: 'growing', turn: TURN, text: '문' })).toMatchObject({ ahead: null })
  })

  it('asks first where a model tells', () => {
    const problem = { code: 'AI_NOTICE_NEEDED', message: '먼저 읽어 주세요' }
    expect(after({ type: 'refused', problem, isUncertain: false })).toMatchObject({
      phase: 'notice',
      problem: null,
    })
  })

  it('keeps the text and lets go of the turn when the telling failed', () => {
    const failed = aTurn({ output: '문이', status: 'failed', halt: 'broken' })
    expect(after({ type: 'failed', turn: failed })).toMatchObject({
      phase: 'broken',
      text: '문이',
      resumes: false,
      problem: { code: 'STORY_UNAVAILABLE' },
    })
    const unsafe = aTurn({ status: 'failed', halt: 'unsafe' })
    expect(after({ type: 'failed', turn: unsafe })).toMatchObject({
      text: '',
      problem: { code: 'STORY_UNSAFE' },
    })
  })

  it('keeps text and turn when the line is lost', () => {
    const problem = { code: 'NETWORK', message: '끊김' }
    const lost = {
      phase: 'broken',
      choice: CHOICE,
      text: '문이',
      turn: TURN,
      problem,
      resumes: true,
    }
    expect(after({ type: 'lost', problem })).toMatchObject(lost)
    expect(after({ type: 'refused', problem, isUncertain: false })).toMatchObject(lost)
  })

  it('lets go of a turn that is gone', () => {
    const problem = { code: 'NOT_FOUND', message: '없어요' }
    const gone = after({ type: 'refused', problem, isUncertain: false })
    expect(gone).toMatchObject({ phase: 'broken', text: '문이', resumes: false })
  })
})
