import type { PsytestOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import { withParticle } from '../particles.js'

/** What both lean to most, by the way of scoring; null where they share nothing. */
export type Common =
  | { by: 'axis'; shared: { label: string; pole: string } | null }
  | { by: 'shares'; shared: string | null }
  | { by: 'points'; distance: number }

/** From here on two whose types are called the most different are alike all the same. */
const ALIKE = 50
/** So much alike are points that lie beside each other. */
const NEIGHBOURS = 80

/** What is true of the two together; the same from both sides. */
export function pairSentence(
  a: PsytestOutcome,
  b: PsytestOutcome,
  percent: number,
  common: Common,
): string {
  const [one, other] = a.resultKey <= b.resultKey ? [a, b] : [b, a]
  const sentences =
    a.resultKey === b.resultKey
      ? sameType(a.result.title)
      : (matchOf(one, other, percent) ?? sharedBy(one, other, percent, common))
  return chooseSentence(sentences, one.resultKey, other.resultKey, String(percent))
}

function sameType(title: string): Sentences {
  return [
    `둘 다 ${withParticle(title, '이/가')} 나왔어요. 설명은 반만 해도 통하겠어요.`,
    `${withParticle(title, '이/가')} 둘 모였어요. 한 사람이 웃으면 다른 사람도 벌써 웃고 있을 거예요.`,
    `같은 ${title}끼리 만났어요. 이런 우연은 자랑해도 돼요.`,
  ]
}

function matchOf(one: PsytestOutcome, other: PsytestOutcome, percent: number): Sentences | null {
  if (one.result.goodMatch === other.resultKey) return goodMatch(one, other)
  if (other.result.goodMatch === one.resultKey) return goodMatch(other, one)
  if (one.result.differentMatch === other.resultKey) return differentMatch(one, other, percent)
  if (other.result.differentMatch === one.resultKey) return differentMatch(other, one, percent)
  return null
}

function goodMatch({ result: own }: PsytestOutcome, { result: match }: PsytestOutcome): Sentences {
  return [
    `${withParticle(own.title, '과/와')} 잘 맞는 유형이 바로 ${withParticle(match.title, '이에요/예요')}. 서로 곁에 오래 두고 싶은 사이예요.`,
    `${own.title} 옆자리는 원래 ${match.title} 몫이에요. 잘 맞는 두 유형이 만났어요.`,
    `잘 맞는 유형끼리 만났어요. ${withParticle(own.title, '과/와')} ${match.title}, 함께 있으면 서로의 빈칸이 채워져요.`,
  ]
}

function differentMatch(
  { result: own }: PsytestOutcome,
  { result: match }: PsytestOutcome,
  percent: number,
): Sentences {
  const both = `${withParticle(own.title, '과/와')} ${match.title}`
  if (percent >= ALIKE)
    return [
      `${withParticle(both, '은/는')} 가장 다른 유형인데도 이만큼 닮았어요. 그냥 지나치기 아까운 사이예요.`,
      `가장 다르다는 두 유형, ${withParticle(both, '이/가')} 이렇게 닮기도 해요. 알수록 재미있는 사이예요.`,
    ]
  return [
    `${withParticle(own.title, '과/와')} 가장 다른 유형이 ${withParticle(match.title, '이에요/예요')}. 그래서 서로 물어볼 게 제일 많아요.`,
    `가장 다른 두 유형이 만났어요. ${withParticle(both, '이/가')} 본 것을 합치면 빠지는 데가 없어요.`,
    `${withParticle(both, '은/는')} 참 달라요. 다른 사람이 옆에 있어야 보이는 것도 있죠.`,
  ]
}

function sharedBy(
  { result: own }: PsytestOutcome,
  { result: match }: PsytestOutcome,
  percent: number,
  common: Common,
): Sentences {
  const both = `${withParticle(own.title, '과/와')} ${match.title}`
  if (common.by === 'points') return pointsBetween(percent, common.distance)
  if (common.by === 'shares')
    return common.shared === null
      ? nothingShared(both)
      : shareShared(own.title, match.title, common.shared)
  if (common.shared === null) return percent >= ALIKE ? narrowly(both) : nothingShared(both)
  const { label, pole } = common.shared
  return [
    `‘${label}’만큼은 둘 다 ${pole} 쪽이에요. 거기서는 금세 통하겠어요.`,
    `${withParticle(both, '은/는')} ‘${label}’에서 만나요. 둘 다 ${pole} 쪽이에요.`,
    `유형은 달라도 ‘${label}’에서는 나란히 ${pole} 쪽에 서 있어요. 그거 하나면 꽤 든든해요.`,
  ]
}

function shareShared(own: string, match: string, title: string): Sentences {
  const meeting =
    title === own || title === match
      ? `${title === own ? match : own} 속에도 ${withParticle(title, '이/가')} 들어 있어요. 한 발짝이면 닿는 사이예요.`
      : `${withParticle(own, '과/와')} ${withParticle(match, '이/가')} 만났어요. 둘이 가장 많이 나눠 가진 것은 ${withParticle(title, '이에요/예요')}.`
  return [
    `유형은 달라도 둘 다 마음 한쪽에 ${withParticle(title, '이/가')} 있어요.`,
    `두 사람의 답은 ${title}에서 가장 많이 만나요. 첫 이야깃거리로 딱 좋아요.`,
    meeting,
  ]
}

function nothingShared(both: string): Sentences {
  return [
    `${withParticle(both, '은/는')} 겹치는 데가 없어요. 서로 들려줄 이야기가 두 배예요.`,
    `하나도 안 겹치는 둘이 만났어요. ${withParticle(both, '이/가')} 모이면 빠진 쪽이 없어요.`,
  ]
}

/** Near the middle of every axis, on its two sides. */
function narrowly(both: string): Sentences {
  return [
    `${withParticle(both, '은/는')} 한 끗 차이로 갈렸어요. 다음에는 자리가 바뀔지도 몰라요.`,
    `갈린 데마다 아슬아슬해요. ${withParticle(both, '은/는')} 생각보다 가까운 사이예요.`,
  ]
}

function pointsBetween(percent: number, distance: number): Sentences {
  if (percent >= NEIGHBOURS)
    return [
      `유형은 달라도 점수는 ${distance}점 차이예요. 담장 하나 사이인 이웃이에요.`,
      `유형은 갈렸지만 점수는 ${distance}점 차이예요. 서로의 마음이 남의 일 같지 않을 거예요.`,
    ]
  return [
    `점수는 ${distance}점 차이예요. 서로의 하루가 낯설어서 더 궁금할 거예요.`,
    `${distance}점만큼 떨어진 둘이 만났어요. 그 사이에 나눌 이야기가 많아요.`,
  ]
}
