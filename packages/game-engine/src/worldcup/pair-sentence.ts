import type { WorldcupItem, WorldcupOutcome } from '@doran/contract'
import { chooseSentence, type Sentences } from '../choose-sentence.js'
import { withParticle } from '../particles.js'
import { reachOf } from './reach.js'
import { roundName } from './round-name.js'

/** The item that came furthest in both, and how far at least. */
export type Favourite = { item: WorldcupItem; reach: number }

/** What is true of the two together; the same from both sides. `favourite` is null where nothing went on in both. */
export function pairSentence(
  a: WorldcupOutcome,
  b: WorldcupOutcome,
  percent: number,
  favourite: Favourite | null,
): string {
  const [one, other] = a.resultKey <= b.resultKey ? [a, b] : [b, a]
  const sentences =
    sameChampion(one, other) ??
    finalists(one, other) ??
    championIn(one, other) ??
    (favourite === null ? nothingShared() : sharedFavourite(favourite))
  return chooseSentence(sentences, one.resultKey, other.resultKey, String(percent))
}

function sameChampion(one: WorldcupOutcome, other: WorldcupOutcome): Sentences | null {
  if (one.champion.key !== other.champion.key) return null
  const label = quoted(one.champion)
  if (one.runnerUp.key === other.runnerUp.key)
    return [
      `우승은 ${label}, 준우승은 ${withParticle(quoted(one.runnerUp), '이에요/예요')}. 결승까지 똑같은 사이라니 흔치 않아요.`,
      `결승에서 만난 둘도, 이긴 쪽도 똑같아요. ${label} 이야기라면 밤새 할 수 있겠어요.`,
    ]
  return [
    `둘 다 우승이 ${withParticle(label, '이에요/예요')}. 이 정도면 취향 친구라고 해도 돼요.`,
    `마지막에 남은 것이 ${withParticle(label, '으로/로')} 똑같아요. 말 안 해도 통하는 데가 있어요.`,
    `${label} 앞에서 두 사람의 마음이 만났어요. 이럴 때는 하이파이브를 해도 돼요.`,
  ]
}

/** The same two in both finals, with another winner. */
function finalists(one: WorldcupOutcome, other: WorldcupOutcome): Sentences | null {
  const isSwapped =
    one.champion.key === other.runnerUp.key && other.champion.key === one.runnerUp.key
  if (!isSwapped) return null
  const both = `${withParticle(quoted(one.champion), '과/와')} ${quoted(other.champion)}`
  return [
    `둘 다 결승에 남은 것은 ${withParticle(both, '이에요/예요')}. 마지막 한 번만 갈렸어요.`,
    `${both}, 결승의 두 자리가 똑같아요. 하나씩 나눠 가지면 딱 맞겠어요.`,
  ]
}

/** The winner of one went far for the other, too. */
function championIn(one: WorldcupOutcome, other: WorldcupOutcome): Sentences | null {
  const [near] = [
    { label: quoted(one.champion), reach: reachIn(other, one.champion.key) },
    { label: quoted(other.champion), reach: reachIn(one, other.champion.key) },
  ]
    .flatMap(({ label, reach }) => (reach !== null && reach <= 4 ? [{ label, reach }] : []))
    .toSorted((first, second) => first.reach - second.reach)
  if (near === undefined) return null
  const place = near.reach === 2 ? '준우승' : '4강'
  return [
    `한 사람의 우승 ${withParticle(near.label, '이/가')} 다른 사람에게는 ${place}이에요. 멀리 있는 취향이 아니에요.`,
    `${withParticle(near.label, '은/는')} 한쪽에서 우승, 다른 쪽에서 ${place}이에요. 한 번 더 하면 모르는 일이죠.`,
  ]
}

/** Null where it was not there, or lost at once. */
function reachIn(outcome: WorldcupOutcome, key: string): number | null {
  if (!outcome.items.some((item) => item.key === key)) return null
  const reach = reachOf(outcome, key)
  return reach < outcome.size ? reach : null
}

function sharedFavourite({ item, reach }: Favourite): Sentences {
  const [label, round] = [quoted(item), roundName(reach)]
  return [
    `우승은 달라도 ${withParticle(label, '은/는')} 둘 다 ${round}까지 올라왔어요. 이야기는 거기서 시작하면 돼요.`,
    `두 사람 모두에게서 ${withParticle(label, '이/가')} ${round}에 올랐어요. 겹치는 데가 하나는 있는 거죠.`,
    `양쪽 ${round}에 ${withParticle(label, '이/가')} 있어요. 아무래도 모른 척하기 어려웠나 봐요.`,
  ]
}

function nothingShared(): Sentences {
  return [
    '하나도 안 겹쳤어요. 나눠 가질 때 다툴 일이 없는 사이예요.',
    '고른 것이 모두 달라요. 둘이 모이면 남는 후보가 없겠어요.',
    '끝까지 다른 쪽을 골랐어요. 왜 골랐는지 들어 보면 재미있을 거예요.',
  ]
}

/** Labels may be whole phrases. */
function quoted({ label }: WorldcupItem): string {
  return `‘${label}’`
}
