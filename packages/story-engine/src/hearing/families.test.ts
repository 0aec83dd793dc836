import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { saying } from '../testing/answers.js'
import { hearInScene } from '../testing/hear-in-scene.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import type { HeardFamily } from './hear.js'

const theme = compileTheme(lighthouse, { bridges: [] })
const deserted = compileTheme(
  {
    ...lighthouse,
    scenes: lighthouse.scenes.map((scene) => ({
      ...scene,
      others: { ...scene.others, talk: saying('대답이 없었다.') },
    })),
  },
  { bridges: [] },
)

function familyIn(from: typeof theme, text: string): HeardFamily {
  return hearInScene(from, 'yard', { kind: 'do', text }, []).family
}

describe('the family of what no move fits', () => {
  it.each([
    ['보리차를 마신다', 'strange'],
    ['차를 한 잔 따른다', 'strange'],
    ['따뜻한 물을 한 모금 마셔 본다', 'strange'],
    ['기름통에 든 것을 맛본다', 'strange'],
    ['손을 흔든다', 'strange'],
    ['기름통을 만진다', 'look'],
    ['기름통을 집어 든다', 'look'],
    ['기름통을 고친다', 'look'],
    ['빵을 건넨다', 'strange'],
    ['해준에게 빵을 건넨다', 'talk'],
    ['해준을 따라간다', 'move'],
    ['발자국을 따라 마당을 걷는다', 'move'],
    ['해준의 기름통을 훔친다', 'risk'],
    ['기름통을 흔든다', 'risk'],
    ['돌담을 기어오른다', 'risk'],
    ['해준을 때린다', 'risk'],
    ['등불을 부순다', 'risk'],
    ['해준을 위협한다', 'risk'],
  ] as const)('%s: %s', (text, family) => {
    expect(familyIn(theme, text)).toBe(family)
  })

  it.each(['농담을 한다', '거짓말을 한다', '사랑을 고백한다'])(
    '%s: talk in company, strange alone',
    (text) => {
      expect(familyIn(theme, text)).toBe('talk')
      expect(familyIn(deserted, text)).toBe('strange')
      expect(familyIn(deserted, `해준에게 ${text}`)).toBe('talk')
    },
  )
})
