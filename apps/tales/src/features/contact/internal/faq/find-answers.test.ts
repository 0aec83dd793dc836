// @vitest-environment node
import { findRoute } from '@doran/site/core'
import { describe, expect, it } from 'vitest'
import { FAQ_TOPICS } from '../../faq-topics'
import { findAnswers } from './find-answers'

const idsOf = (typed: string) => findAnswers(FAQ_TOPICS, typed).map(({ id }) => id)
const ENTRIES = FAQ_TOPICS.flatMap(({ entries }) => entries)

describe('findAnswers', () => {
  it.each([
    ['환불', 'refund'],
    ['환 불', 'refund'],
    ['환불은 어떻게', 'refund'],
    ['코인을 환불받고싶어요', 'refund'],
    ['닉네임을 변경하려면', 'nickname'],
    ['ㄴㄴㅇ', 'nickname'],
    ['탈퇴하려면', 'leave'],
    ['회원탈퇴', 'leave'],
    ['젬 언제 채워져', 'daily-gems'],
    ['자정', 'daily-gems'],
    ['인증번호가 안 와요', 'code-mail'],
    ['이의 제기', 'appeal'],
    ['차단', 'block'],
    ['저작권', 'rights'],
    ['데이터 내려받기', 'export'],
    ['15세', 'rating'],
  ])('answers “%s”', (typed, id) => {
    expect(idsOf(typed)).toContain(id)
  })

  it.each(['환ㅂ', '환부', '환불', '닉네', '닉네ㅇ'])(
    'finds “%s” while its last syllable is still typed',
    (typed) => {
      expect(idsOf(typed).length).toBeGreaterThan(0)
    },
  )

  it.each([
    ['ghksqnf', 'refund'],
    ['qlqjs', 'password'],
    ['환뷸', 'refund'],
    ['탇퇴', 'leave'],
    ['인증버호', 'code-mail'],
    ['ㅎㅂ', 'refund'],
  ])('looks past the slip in “%s”', (typed, id) => {
    expect(idsOf(typed).slice(0, 3)).toContain(id)
  })

  it('puts what is asked in the very words first', () => {
    expect(idsOf('탈퇴하고 싶어요')[0]).toBe('leave')
    expect(idsOf('닉네임')[0]).toBe('nickname')
  })

  it.each(['', '   ', '?!', '자전거 바퀴', '아이폰', '다크모드', '현금영수증'])(
    'finds nothing for “%s”',
    (typed) => {
      expect(idsOf(typed)).toEqual([])
    },
  )
})

describe('the answers', () => {
  it('are many, each with an id and a question of its own', () => {
    expect(ENTRIES.length).toBeGreaterThanOrEqual(24)
    expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length)
    expect(new Set(ENTRIES.map(({ question }) => question)).size).toBe(ENTRIES.length)
  })

  it('lead to pages that exist', () => {
    const paths = ENTRIES.flatMap(({ link }) => (link?.href.startsWith('/') ? [link.href] : []))
    const lost = paths.filter((path) => !findRoute(path.split(/[?#]/)[0] ?? ''))
    expect(paths.length).toBeGreaterThan(20)
    expect(lost).toEqual([])
  })
})
