import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { reviewProse } from './review-prose.js'

const theme = compileTheme(
  {
    ...lighthouse,
    cast: lighthouse.cast.map((member) =>
      member.name === '해준'
        ? { ...member, samples: ['불이 꺼졌어요.', '이쪽으로 오세요.', '저는 몰라요.'] }
        : member,
    ),
  },
  commonBridges,
)
const kindsIn = (text: string, recent: string[] = []) =>
  reviewProse(theme, text, recent).marks.map(({ kind }) => kind)

describe('a look over what a model told', () => {
  it('puts wrong particles right, after names of the cast too', () => {
    const { text, marks } = reviewProse(theme, '해준가 책를 폈다. 윤서은 웃었다.', [])
    expect(text).toBe('해준이 책을 폈다. 윤서는 웃었다.')
    expect(marks.map((mark) => mark.text)).toEqual([
      '해준가 → 해준이',
      '책를 → 책을',
      '윤서은 → 윤서는',
    ])
  })

  it('marks what is said for the player, and what was told in the last turns', () => {
    const told = '젖은 계단 위로 낡은 등불 하나가 천천히 흔들리며 올라갔다.'
    expect(kindsIn('당신은 “제가 갈게요.”라고 말했다.')).toEqual(['player_speech'])
    expect(kindsIn(told)).toEqual([])
    expect(kindsIn(told, [`바람이 불었다. ${told}`])).toEqual(['repetition'])
  })

  it('marks a line at another level than its speaker’s, and none whose speaker is not sure', () => {
    expect(kindsIn('해준이 고개를 저었다. “나는 안 가.”')).toEqual(['speech_level'])
    expect(kindsIn('해준이 고개를 저었다. “저는 안 가요.”')).toEqual([])
    expect(kindsIn('해준과 윤서가 마주 보았다. “나는 안 가.”')).toEqual([])
  })

  it('leaves plain prose alone', () => {
    const prose = '문이 열렸다. 비 냄새가 밀려들었다. 당신은 손을 내밀었다.'
    expect(reviewProse(theme, prose, [])).toEqual({ text: prose, marks: [] })
  })
})
