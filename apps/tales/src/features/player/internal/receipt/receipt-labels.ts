import type { ProseMark, TurnReceipt } from '@doran/contract'
import { amountLabel } from '@doran/site/core'
import type { NextPrice } from '@doran/story-reader'

/** The parts of a prompt, as the engine names them. */
const SECTIONS = new Map([
  ['A', '쓰는 규칙'],
  ['B', '세계와 인물'],
  ['C', '나와 기억'],
  ['D', '지난 장면'],
  ['E', '지금 떠올린 것'],
  ['F', '내가 쓴 말'],
  ['G', '마지막 지시'],
])

const REASONS = new Map([
  ['budget', '담을 자리가 모자랐어요'],
  ['priority', '더 중요한 것이 먼저 들어갔어요'],
  ['recursion', '다른 설정을 거쳐서 불렸어요'],
  ['history', '오래된 장면이에요'],
])

const FINISHES = new Map([
  ['stop', '끝까지 썼어요'],
  ['enough', '알맞은 길이에서 마쳤어요'],
  ['length', '길이 한도에서 멈췄어요'],
])

const MARKS: Record<ProseMark['kind'], string> = {
  particle: '조사를 바로잡았어요',
  speech_level: '말투가 평소와 달라요',
  repetition: '앞의 말이 되풀이돼요',
  player_speech: '내 말을 대신 썼어요',
}

export const sectionLabel = (name: string) => SECTIONS.get(name) ?? name
/** Null where the reason has no words. */
export const reasonLabel = (reason: string) => REASONS.get(reason) ?? null
export const finishLabel = (finish: string) => FINISHES.get(finish) ?? null
export const markLabel = (kind: ProseMark['kind']) => MARKS[kind]

/** “1.2초” */
export function secondsLabel(ms: number): string {
  return `${(ms / 1000).toLocaleString('ko-KR', { maximumFractionDigits: 1 })}초`
}

export const tokensLabel = (tokens: number) => `${tokens.toLocaleString('ko-KR')}토큰`

/** What a scene cost in the end, and what it held meanwhile; null where it could not cost anything. */
export function gemsLabel({ held, charged }: TurnReceipt['gems'], isPriced: boolean) {
  if (held === 0 && charged === 0) return isPriced ? '젬을 쓰지 않았어요' : null
  const paid = charged === 0 ? '젬을 쓰지 않았어요' : `${amountLabel('gem', charged)}를 썼어요`
  return held > charged ? `${paid} · ${amountLabel('gem', held)}를 잡아 두었다가 돌려줬어요` : paid
}

/** What the next scene will cost. */
export function nextLabel(price: NextPrice): string {
  return `한 장면 ${amountLabel('gem', price.turn)} · 이어 보기 ${amountLabel('gem', price.continue)}`
}
