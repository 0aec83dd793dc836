import type { TomatoOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import type { Likeness } from '../game-engine.js'

/** How near the lower score is to the higher one. */
export function compareTomatoes(a: TomatoOutcome, b: TomatoOutcome): Likeness {
  const row = (label: string, wordsOf: (outcome: TomatoOutcome) => string) => {
    const words = { a: wordsOf(a), b: wordsOf(b) }
    return { label, ...words, isSame: words.a === words.b }
  }
  const scores = [a.score, b.score].toSorted((one, other) => one - other)
  const [lower = 0, higher = 0] = scores
  const percent = higher === 0 ? 100 : Math.floor((100 * lower) / higher)
  return {
    percent,
    sentence: chooseSentence(sentencesFor({ a, b, percent }), ...scores.map(String)),
    rows: [
      row('점수', ({ score }) => `${withCommas(score)}점`),
      row('가장 긴 콤보', ({ longestCombo }) => `${longestCombo}번`),
      row('정확도', ({ accuracyPercent }) => `${accuracyPercent}%`),
      row('딴 토마토', ({ pops }) => `${pops}개`),
      row('황금 토마토', ({ golden }) => `${golden}개`),
    ],
  }
}

export function withCommas(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

type Facts = { a: TomatoOutcome; b: TomatoOutcome; percent: number }

function sentencesFor({ a, b, percent }: Facts): Sentences {
  const apart = withCommas(Math.abs(a.score - b.score))
  if (a.score === 0 && b.score === 0)
    return ['둘 다 한 개도 따지 않았어요. 토마토들이 제일 좋아하는 두 사람이에요.']
  if (a.score === b.score) return ['점수가 똑같아요. 밭을 딱 반으로 나눠도 다툴 일이 없겠어요.']
  if (a.isTurnBased !== b.isTurnBased)
    return [
      `한 사람은 느긋하게, 한 사람은 바쁘게 땄어요. 그래서 ${apart}점 차이는 접어 두기로 해요.`,
    ]
  if (percent >= 80)
    return [
      `겨우 ${apart}점 차이예요. 한 판만 더 하면 아무도 몰라요.`,
      `${apart}점 사이에 두 바구니가 나란히 놓였어요. 같이 들고 가면 되겠어요.`,
    ]
  if (percent >= 40)
    return [
      `${apart}점 차이예요. 앞선 사람이 오늘 저녁 토마토를 씻어요.`,
      `${apart}점 떨어져 있지만 같은 밭이에요. 요령 하나만 물어보면 금세 따라가요.`,
    ]
  return [
    `${apart}점 차이예요. 한 사람은 바구니를 채웠고, 한 사람은 토마토에게 시간을 줬어요.`,
    `${apart}점 차이예요. 이쯤이면 한 사람이 스승을 해도 좋겠어요.`,
  ]
}
