import { describe, expect, it } from 'vitest'
import { saying } from '../testing/answers.js'
import { Outcome } from '../scene-schema.js'
import { type ThemeSource } from '../theme-schema.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { compileTheme } from './compile-theme.js'
import { parseChange, parseTest } from './expression.js'
import { ThemeError, type Finding } from './theme-error.js'

function findingsOf(change: (theme: ThemeSource) => void): readonly Finding[] {
  const theme = structuredClone(lighthouse)
  change(theme)
  try {
    compileTheme(theme, commonBridges)
  } catch (error) {
    if (error instanceof ThemeError) return error.findings
    throw error
  }
  return []
}

function faultsOf(change: (theme: ThemeSource) => void): string[] {
  return findingsOf(change).map(({ code }) => code)
}

function placesOf(change: (theme: ThemeSource) => void): string[] {
  return findingsOf(change).map(({ code, where }) => `${code} ${where}`)
}

describe('compileTheme', () => {
  it('accepts the lighthouse', () => {
    expect(faultsOf(() => {})).toEqual([])
  })

  it('names every structural fault at once', () => {
    const codes = faultsOf((theme) => {
      theme.start = 'nowhere'
      for (const scene of theme.scenes) {
        scene.press.to = 'ending:none'
        const broken = { when: ['단서 => 2'], sets: ['관계.아무개+1'] }
        scene.enter.push(...saying('{없는자리|이/가} 있었다.', broken))
      }
    })
    expect(new Set(codes)).toEqual(
      new Set(['unknown-scene', 'unknown-ending', 'bad-condition', 'unknown-slot', 'unknown-cast']),
    )
  })

  it('refuses a move without an outcome, and with two', () => {
    const codes = faultsOf((theme) => {
      const [move, other] = theme.scenes[0]?.moves ?? []
      if (move) delete move.text
      if (other) other.outcomes = [Outcome.parse({ text: '둘째 결과' })]
    })
    expect(codes).toEqual(['move-body', 'move-body'])
  })

  it('tells where a doubled id stands, not where it stood first, and nothing else', () => {
    const places = placesOf(({ scenes, endings }) => {
      const [yard, stairs] = scenes
      const [, move] = yard?.moves ?? []
      if (!yard || !stairs || !move) throw new Error('the lighthouse lost a scene')
      yard.moves.push({ ...move })
      scenes.push({ ...stairs, present: ['등대장'] })
      endings.push(...structuredClone(endings.slice(-1)))
    })
    expect(places).toEqual([
      'double-scene scenes.3.id',
      'double-ending endings.3.key',
      `double-move scenes.0.moves.${lighthouse.scenes[0]?.moves.length}.id`,
    ])
  })

  it('tells once, and where it is written, what a move gives to all its outcomes', () => {
    const places = placesOf(({ scenes }) => {
      const box = scenes[1]?.moves.find(({ id }) => id === 'open-box')
      if (!box) throw new Error('the lighthouse lost its box')
      box.to = 'ending:none'
      box.faces = { 등대장: '놀람' }
    })
    expect(places).toEqual([
      'unknown-ending scenes.stairs.moves.open-box.to',
      'unknown-cast scenes.stairs.moves.open-box.faces.등대장',
    ])
  })

  it('leads where a move leads, unless an outcome leads elsewhere', () => {
    const theme = structuredClone(lighthouse)
    const box = theme.scenes[1]?.moves.find(({ id }) => id === 'open-box')
    if (!box?.outcomes?.[0]) throw new Error('the lighthouse lost its box')
    box.to = 'lamp'
    box.outcomes[0].to = 'ending:dawn'
    const compiled = compileTheme(theme, commonBridges).scenes.get('stairs')?.moves
    const move = compiled?.find(({ id }) => id === 'open-box')
    expect(move?.outcomes.map(({ target }) => target)).toEqual([
      { kind: 'ending', key: 'dawn' },
      { kind: 'scene', id: 'lamp' },
    ])
  })

  it('tells once what is wrong with an entrance that serves the return too', () => {
    const places = placesOf(({ scenes: [yard] }) => {
      delete yard?.again
      yard?.enter.unshift(...saying('비가 왔다.', { when: ['단서 => 2'] }))
    })
    expect(places).toEqual(['bad-condition scenes.yard.enter.0.when.0'])
  })

  it('tells every condition and effect about nobody by its own address', () => {
    const places = placesOf(({ scenes: [yard], endings: [lit] }) => {
      yard?.enter.unshift(...saying('비가 왔다.', { when: ['단서>=1', '관계.아무개>1'] }))
      yard?.drift[1]?.sets.push('관계.아무개+1')
      lit?.text.unshift(...saying('불이 왔다.', { when: ['본.nowhere'] }))
    })
    expect(places).toEqual([
      'unknown-scene endings.lit.text.0.when.0',
      'unknown-cast scenes.yard.enter.0.when.1',
      'unknown-cast scenes.yard.drift.1.sets.1',
    ])
  })

  it('refuses slots where nothing fills them', () => {
    const places = placesOf((theme) => {
      theme.hook = '{인물|이/가} 사라졌다'
      if (theme.endings[0]) theme.endings[0].hint = '{기억.신발|을/를} 찾아 주세요'
    })
    expect(places).toEqual(['bad-slot hook', 'bad-slot endings.lit.hint'])
  })

  it('refuses a face of nobody, and gives a move’s faces to each of its outcomes', () => {
    expect(
      faultsOf(({ scenes }) =>
        scenes[0]?.drift.forEach((drift) => (drift.faces = { 등대장: '기쁨' })),
      ),
    ).toEqual(['unknown-cast', 'unknown-cast'])
    const theme = structuredClone(lighthouse)
    const box = theme.scenes[1]?.moves.find(({ id }) => id === 'open-box')
    if (!box?.outcomes?.[0]) throw new Error('the lighthouse lost its box')
    box.faces = { 윤서: '놀람' }
    box.outcomes[0].faces = { 윤서: '화남', 해준: '슬픔' }
    const compiled = compileTheme(theme, commonBridges).scenes.get('stairs')?.moves
    const faces = compiled?.find(({ id }) => id === 'open-box')?.outcomes.map((told) => told.faces)
    expect(faces).toEqual([
      [
        { name: '윤서', emotion: '화남' },
        { name: '해준', emotion: '슬픔' },
      ],
      [{ name: '윤서', emotion: '놀람' }],
    ])
  })

  it('takes a nickname for the person it means', () => {
    const theme = structuredClone(lighthouse)
    theme.scenes[0]?.enter.unshift(...saying('그는 없었다.', { when: ['관계.등대지기<0'] }))
    const compiled = compileTheme(theme, commonBridges)
    expect(compiled.scenes.get('yard')?.enter[0]?.when[0]?.name).toBe('관계.해준')
  })
})

describe('expressions', () => {
  it.each([
    ['단서>=2', { kind: 'compare', name: '단서', operator: '>=', value: 2 }],
    ['관계.하진 < -1', { kind: 'compare', name: '관계.하진', operator: '<', value: -1 }],
    ['!여섯째자리', { kind: 'has', name: '여섯째자리', negated: true }],
    ['본.sixth-seat', { kind: 'has', name: '본.sixth-seat', negated: false }],
    ['단서=>2', null],
    ['단서>=', null],
  ])('reads the condition %s', (source, test) => {
    expect(parseTest(source)).toEqual(test)
  })

  it.each([
    ['단서+1', { kind: 'number', name: '단서', operator: '+', value: 1 }],
    ['관계.하진-1', { kind: 'number', name: '관계.하진', operator: '-', value: 1 }],
    ['시계.새벽=3', { kind: 'number', name: '시계.새벽', operator: '=', value: 3 }],
    ['!물건.열쇠', { kind: 'drop', name: '물건.열쇠' }],
    ['물건.열쇠', { kind: 'raise', name: '물건.열쇠' }],
    ['단서+', null],
  ])('reads the effect %s', (source, change) => {
    expect(parseChange(source)).toEqual(change)
  })
})
