import { SiteProviders } from '@doran/site/shell'
import { aConfig, someSettings } from '@doran/site/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameOutcome } from '@doran/contract'
import {
  aCupOutcome,
  aPlay,
  aQuizOutcome,
  aStoryOutcome,
  aTestOutcome,
  aTomatoOutcome,
} from './internal/a-play.fake'
import { ResultView } from './result-view'

afterEach(cleanup)

function open(outcome: GameOutcome) {
  render(
    <SiteProviders config={aConfig()} settings={someSettings()}>
      <ResultView outcome={outcome} card={aPlay().card} />
    </SiteProviders>,
  )
}

const part = (name: string) => within(screen.getByRole('region', { name }))

describe('the result of a test', () => {
  it('says with words how far each axis leans, and how near another result was', () => {
    open(aTestOutcome)
    expect(screen.getByRole('heading', { level: 1, name: '모닥불' })).toBeDefined()
    const detail = part('이렇게 나왔어요')
    expect(detail.getByText('불꽃 67%')).toBeDefined()
    expect(detail.getByText('잔불 33%')).toBeDefined()
    expect(detail.getByText('두 유형 사이에 있어요: 모닥불 52 · 성냥 48')).toBeDefined()
  })

  it('says of a result further off that some answers were near it', () => {
    const near = aTestOutcome.near && { ...aTestOutcome.near, ownPercent: 67, nearPercent: 33 }
    open({ ...aTestOutcome, near })
    const detail = part('이렇게 나왔어요')
    expect(detail.getByText('‘성냥’에 가까운 답도 있었어요: 모닥불 67 · 성냥 33')).toBeDefined()
  })

  describe('by shares', () => {
    const shares = (...percents: [string, string, number][]) =>
      percents.map(([resultKey, title, percent]) => ({ resultKey, title, percent }))
    const own: [string, string, number] = ['fnt', '모닥불', 25]
    const near = (key: 'fnl' | 'edl', title: string, ownPercent = 50) => ({
      result: { ...aTestOutcome.differentMatch, key, title },
      ownPercent,
      nearPercent: 100 - ownPercent,
    })
    const byShares = { ...aTestOutcome, axes: [] }

    it('says who else was near without other numbers than those of the bars', () => {
      open({
        ...byShares,
        shares: shares(own, ['fnl', 'SF', 25]),
        near: near('fnl', 'SF'),
      })
      const detail = part('이렇게 나왔어요')
      expect(detail.getByText('두 유형 사이에 있어요: 모닥불과 SF')).toBeDefined()
      expect(detail.queryByText(/50/)).toBeNull()
    })

    it('says so of one that is further off, too', () => {
      open({
        ...byShares,
        shares: shares(['fnt', '모닥불', 38], ['fnl', '성냥', 25]),
        near: near('fnl', '성냥', 61),
      })
      expect(part('이렇게 나왔어요').getByText('‘성냥’에 가까운 답도 있었어요')).toBeDefined()
    })

    it.each([
      ['it is the near one', shares(own, ['edl', '별빛', 25]), near('edl', '별빛')],
      [
        'it is one of three that are equal',
        shares(own, ['fnl', '성냥', 25], ['edl', '별빛', 25]),
        null,
      ],
      ['it has half as much', shares(own, ['fnl', '성냥', 25], ['edl', '별빛', 13]), null],
    ])('does not call a type the most different where %s', (_where, given, nearOne) => {
      open({ ...byShares, shares: given, near: nearOne })
      const others = part('다른 유형과 나')
      expect(others.getByText('잘 맞는 유형')).toBeDefined()
      expect(others.queryByText('가장 다른 유형')).toBeNull()
    })

    it('names the most different type where few answers went to it', () => {
      open({ ...byShares, shares: shares(['fnt', '모닥불', 50], ['edl', '별빛', 13]), near: null })
      expect(part('다른 유형과 나').getByText('가장 다른 유형')).toBeDefined()
    })
  })

  it('shows what shines, what tires and who goes well with it', () => {
    open(aTestOutcome)
    expect(part('이런 점이 빛나요').getByText('먼저 말을 건네요.')).toBeDefined()
    expect(part('이럴 때 지쳐요').getByText('조용한 날이 길어질 때')).toBeDefined()
    expect(part('다른 유형과 나').getByText('등대')).toBeDefined()
    expect(screen.getByText('재미로 보는 결과예요. 사람은 한 문장보다 커요.')).toBeDefined()
  })

  it('shows shares and points where the test has those', () => {
    open({
      ...aTestOutcome,
      axes: [],
      near: null,
      shares: [{ resultKey: 'a', title: '새벽 요정', percent: 42 }],
      points: { sum: 7, min: 0, max: 12 },
    })
    const detail = part('이렇게 나왔어요')
    expect(detail.getByText('42%')).toBeDefined()
    expect(detail.getByText('7점')).toBeDefined()
    expect(screen.queryByText(/두 유형 사이/)).toBeNull()
  })
})

describe('the result of a world cup', () => {
  it('names the champion, whom it met, and every match', () => {
    open(aCupOutcome)
    expect(screen.getByRole('heading', { level: 1, name: '오늘의 우승은 군고구마' })).toBeDefined()
    const path = part('우승까지의 경기').getAllByRole('listitem')
    expect(path.map((row) => row.textContent)).toEqual(['4강만두둘 다 모르겠어요', '결승호떡'])
    const [bracket] = screen.getAllByRole('region', { name: '대진표' }).slice(-1)
    expect(bracket?.tabIndex).toBe(0)
    expect(bracket?.textContent).toContain('호떡, 이김')
  })
})

describe('the result of a quiz', () => {
  const answers = () => part('문제별 결과').getAllByRole('listitem')

  it('says the score, and of each answer whether it was right and what would have been', () => {
    open(aQuizOutcome)
    expect(screen.getByText(/^3문제 중/).textContent).toBe('3문제 중 2개')
    expect(screen.getByText('한 번 들은 말은 버리지 않아요.')).toBeDefined()
    const [first, second, third] = answers().map((each) => each.textContent)
    expect(first).toBe('맞혔어요1. 잔물결은?내 답윤슬짧은 해설.')
    expect(second).toContain('틀렸어요2. 여우비는?내 답장마정답볕 든 날의 비, 잠깐 오는 비')
    expect(third).toContain('맞혔어요3. 둘 다 맞는 말은?내 답가다른 정답나')
  })

  it('folds what is long, but not of what was got wrong', () => {
    open(aQuizOutcome)
    expect(answers().map((each) => each.querySelector('details')?.open)).toEqual([
      undefined,
      true,
      false,
    ])
  })

  it('tells others no answer', () => {
    const questions = aQuizOutcome.questions.map((each) => ({ ...each, answer: null }))
    open({ ...aQuizOutcome, questions })
    expect(answers().map((each) => each.textContent)).toEqual([
      '맞혔어요1. 잔물결은?',
      '틀렸어요2. 여우비는?',
      '맞혔어요3. 둘 다 맞는 말은?',
    ])
  })
})

describe('the result of a field of tomatoes', () => {
  const facts = () => part('밭에서 있었던 일').getAllByRole('definition')

  it('says what the score means, and what it came of', () => {
    open(aTomatoOutcome)
    expect(screen.getByText('첫 수확')).toBeDefined()
    expect(screen.getByText('손에 흙이 조금 묻었어요.')).toBeDefined()
    expect(facts().map((each) => each.textContent)).toEqual(['61개', '91%', '7번', '3개', '128개'])
    expect(screen.queryByText(/순위에는 오르지 않아요/)).toBeNull()
  })

  it('says that it is in no ranking where it was played by turns', () => {
    open({ ...aTomatoOutcome, isTurnBased: true })
    expect(screen.getByText(/순위에는 오르지 않아요/)).toBeDefined()
  })
})

describe('the result of a story', () => {
  it('is its last scene and the way there', () => {
    open(aStoryOutcome)
    expect(screen.getByText('두부에서 김이 난다.').tagName).toBe('P')
    const path = part('지나온 길').getAllByRole('listitem')
    expect(path.map((each) => each.textContent)).toEqual([
      '첫 장면재고부터 센다',
      '2번째 장면계산대에 선다',
      '3번째 장면인사한다',
    ])
    expect(screen.queryByRole('link', { name: /다시 고르기/ })).toBeNull()
  })

  it('keeps the way from whoever has not read it', () => {
    open({ ...aStoryOutcome, text: null, path: [] })
    expect(screen.getByText(/결말은 모두 5개/)).toBeDefined()
    expect(screen.queryByRole('region', { name: '지나온 길' })).toBeNull()
  })
})
