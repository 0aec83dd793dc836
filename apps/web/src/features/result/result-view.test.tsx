import { SiteProviders } from '@doran/site/shell'
import { aConfig, someSettings } from '@doran/site/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameOutcome } from '@doran/contract'
import { aCupOutcome, aPlay, aTestOutcome } from './internal/a-play.fake'
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

  it('shows what shines, what tires, who goes well with it and the story it leads to', () => {
    open(aTestOutcome)
    expect(part('이런 점이 빛나요').getByText('먼저 말을 건네요.')).toBeDefined()
    expect(part('이럴 때 지쳐요').getByText('조용한 날이 길어질 때')).toBeDefined()
    expect(part('다른 유형과 나').getByText('등대')).toBeDefined()
    expect(screen.getByRole('link', { name: '이야기 자세히 보기' }).getAttribute('href')).toContain(
      '/doran-tales/theme/',
    )
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
    expect(screen.getByRole('heading', { level: 1, name: '군고구마, 오늘의 우승' })).toBeDefined()
    const path = part('우승까지의 대결').getAllByRole('listitem')
    expect(path.map((row) => row.textContent)).toEqual(['4강만두둘 다 모르겠어요', '결승호떡'])
    const [bracket] = screen.getAllByRole('region', { name: '대진표' }).slice(-1)
    expect(bracket?.tabIndex).toBe(0)
    expect(bracket?.textContent).toContain('호떡, 이김')
  })
})
