import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import type { Face } from '../compile/compiled-theme.js'
import { directTurn } from '../directing/direct-turn.js'
import { applyProposal } from '../directing/apply-proposal.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import type { ThemeSource } from '../theme-schema.js'
import { facesOf } from './faces.js'
import { openStory } from './open-story.js'
import { tellTurn } from './tell-turn.js'

function compiled(change: (theme: ThemeSource) => void = () => {}) {
  const source = structuredClone(lighthouse)
  for (const scene of source.scenes) scene.present = ['해준', '윤서']
  change(source)
  return compileTheme(source, { bridges: [] })
}

const theme = compiled()
const { state: before } = openStory(theme)

function faces(text: string, relations: Record<string, number>, shown: Face[] = []) {
  const numbers = Object.fromEntries(
    Object.entries(relations).map(([name, value]) => [`관계.${name}`, value]),
  )
  const after = { ...before, numbers: { ...before.numbers, ...numbers } }
  return facesOf(theme, { before, after, text, shown }).map(
    ({ name, emotion }) => `${name} ${emotion}`,
  )
}

describe('the faces of a turn', () => {
  it('are of those there who are named, who is named last coming last', () => {
    expect(faces('해준이 윤서를 보았다.', {})).toEqual(['해준 기본', '윤서 기본'])
    expect(faces('해준이 보자 윤서는 등대지기를 피했다.', {})).toEqual(['윤서 기본', '해준 기본'])
    expect(faces('빗소리뿐이었다.', {})).toEqual([])
  })

  it('show how a feeling moved, and before all what the author says', () => {
    const text = '해준이 윤서를 보았다.'
    expect(faces(text, { 해준: 1, 윤서: -2 })).toEqual(['해준 기쁨', '윤서 화남'])
    expect(faces(text, { 윤서: -1 })).toEqual(['해준 기본', '윤서 슬픔'])
    expect(faces(text, { 윤서: -3 }, [{ name: '윤서', emotion: '놀람' }])).toEqual([
      '해준 기본',
      '윤서 놀람',
    ])
    expect(faces('문이 열렸다.', { 해준: -2 })).toEqual(['해준 화남'])
  })

  it('are never of somebody who is away, unless the author says so', () => {
    const alone = compiled(({ scenes }) => scenes.forEach((scene) => (scene.present = [])))
    const turn = { before, after: before, text: '해준의 이름이 적혀 있었다.' }
    expect(facesOf(alone, { ...turn, shown: [] })).toEqual([])
    const peeks = [{ name: '해준', emotion: '놀람' as const }]
    expect(facesOf(alone, { ...turn, shown: peeks })).toEqual(peeks)
  })

  it('come with an opening, an offline turn and a turn of a model', () => {
    const shown = compiled(({ scenes: [yard] }) => {
      const [enter] = yard?.enter ?? []
      if (enter) enter.faces = { 해준: '슬픔' }
    })
    expect(openStory(shown).faces).toEqual([{ name: '해준', emotion: '슬픔' }])
    const ask = { kind: 'choice', text: '', choiceId: 'yard/ask-light' } as const
    expect(tellTurn(theme, before, ask, 1).faces).toEqual([{ name: '해준', emotion: '슬픔' }])
    const direction = directTurn(theme, before, ask, 1)
    const prose = '해준이 고개를 돌리자 윤서가 웃었다.'
    const proposal = { choices: [], gauges: {}, relations: { 윤서: 1 }, remember: null }
    expect(applyProposal(theme, direction, before, prose, proposal).faces).toEqual([
      { name: '해준', emotion: '슬픔' },
      { name: '윤서', emotion: '기쁨' },
    ])
  })
})
