import { expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { judgeHearing, type LabelledInput } from './judge-hearing.js'
import { stateInScene } from './state-in-scene.js'

const theme = compileTheme(lighthouse, { bridges: [] })
const judge = (input: Partial<LabelledInput> & Pick<LabelledInput, 'text' | 'means'>) =>
  judgeHearing(theme, { scene: 'yard', kind: 'do', set: [], ...input })

it('enters a scene freshly, with what is given', () => {
  const state = stateInScene(theme, 'stairs', ['물건.열쇠', '단서+2', '관계.윤서=3'])
  expect(state).toMatchObject({ scene: 'stairs', visited: ['yard', 'stairs'], items: ['열쇠'] })
  expect(state.numbers).toMatchObject({ 단서: 2, '관계.윤서': 3 })
  expect(() => stateInScene(theme, 'roof')).toThrow(/roof/u)
  expect(() => stateInScene(theme, 'yard', ['단서 더하기'])).toThrow(/더하기/u)
})

it('tells a right reading from a wrong one and a confident one', () => {
  expect(judge({ text: '발자국을 본다', means: ['look-prints'] })).toEqual({
    heardAs: 'look-prints',
    isRight: true,
    isOverconfident: false,
    isSceneSpecific: true,
  })
  expect(judge({ text: '발자국을 본다', means: ['talk'] })).toMatchObject({
    isRight: false,
    isOverconfident: true,
  })
  expect(judge({ text: '하늘을 본다', means: ['talk'] })).toMatchObject({
    heardAs: 'look',
    isRight: false,
    isOverconfident: false,
  })
})

it('takes letting time pass for staying put, and asides for no words of the scene', () => {
  expect(judge({ text: '문을 열지 않는다', means: ['strange'] }).isRight).toBe(true)
  expect(judge({ text: '기다린다', means: ['look'] }).isRight).toBe(false)
  expect(judge({ text: 'ㅁㄴㅇㄹ', means: ['garbled'] })).toMatchObject({
    isRight: true,
    isSceneSpecific: null,
  })
  expect(judge({ text: 'ㅁㄴㅇㄹ', means: ['strange'] }).isSceneSpecific).toBe(false)
})

it('refuses a label that cannot be', () => {
  const key: LabelledInput['means'] = ['give-key']
  expect(() => judge({ scene: 'lamp', text: '열쇠를 준다', means: key })).toThrow(/give-key/u)
  const given = judge({
    scene: 'lamp',
    text: '윤서에게 열쇠를 준다',
    means: key,
    set: ['물건.열쇠'],
  })
  expect(given.isRight).toBe(true)
})
