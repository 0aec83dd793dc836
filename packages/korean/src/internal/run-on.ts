import { isParticleChain } from './particle-chain.js'
import { TITLES } from './titles.js'
import type { TriggerKey } from './trigger-key.js'
import {
  AFTER_ONE_SYLLABLE,
  AFTER_PARTICLE,
  AFTER_WORD,
  FIXED_DEEDS,
  NO_NOUNS_OF_ONE_SYLLABLE,
  ONE_WORD_VERBS,
  QUESTION,
} from './run-on-words.js'

/** A word in text without spaces: its particles, and how far behind the key the next word begins. */
export type RunOn = { particle: string; next: number }
type BeginsWithKey = (offset: number) => boolean

const ENDINGS =
  '가 는 은 이 을 를 의 도 만 랑 이랑 아 야 한테 한테서 에게 에게서 께 에 에서 에는 로 으로 와 과 하고 까지 부터 보다 처럼 같은 더러 좀 가아니라 이아니라'.split(
    ' ',
  )
const PARTICLES: ReadonlySet<string> = new Set(
  [
    '',
    '이',
    '님',
    '씨',
    '네',
    '들',
    '위',
    '아래',
    '앞',
    '옆',
    '뒤',
    '속',
    '쪽',
    ...TITLES.split(' '),
  ].flatMap((suffix) => [
    ...(suffix === '' ? [] : [suffix]),
    ...ENDINGS.map((ending) => suffix + ending),
  ]),
)
export const LONGEST_PARTICLE = 8
/** Whether these particles may end a word inside a run without spaces. */
export function isParticleInRun(particle: string): boolean {
  return PARTICLES.has(particle)
}

/** Behind these a word is over, whatever comes next: no noun goes on so. */
const CLOSED = /(?:[을를]|이[가는도]|한테서?|에게서?|에서|에|[이네님씨]랑|가아니라|이아니라|까지)$/u
/** 서윤아밥먹었어: what follows a call may be anything, but for nouns that begin on 아. */
const CALLED = /^[아야](?!파트|이스|이돌|저씨|줌마|가씨|구)[가-힣]{2}/u
const OBJECT_OR_PLACE = /^(?:[을를가만좀에로]|한테|에게|에서|으로|이랑|이가)$/u
const TO_SOMEONE = /^(?:한테|에게)$/u
const SUBJECT = /^[은는이아]$/u

function afterParticle(
  particle: string,
  rest: string,
  isOneSyllable: boolean,
  beginsWithKey: BeginsWithKey,
): RunOn | null {
  const next = particle.length
  if (isOneSyllable) {
    const words = OBJECT_OR_PLACE.test(particle)
      ? AFTER_PARTICLE
      : SUBJECT.test(particle) && QUESTION
    const isOver = TO_SOMEONE.test(particle) && rest.length > 1
    return isOver || (words && words.test(rest)) ? { particle, next } : null
  }
  const word = AFTER_PARTICLE.exec(rest)?.[0]
  if (beginsWithKey(next)) return { particle, next }
  if (word !== undefined) return { particle, next: next + word.length }
  return CLOSED.test(particle) && rest.length > 1 ? { particle, next } : null
}

function afterBareKey(word: string, run: string, isOneSyllable: boolean): RunOn | null {
  if (ONE_WORD_VERBS.test(word + run)) return null
  const fixed = FIXED_DEEDS.exec(word + run)?.[0]
  if (isOneSyllable && fixed !== undefined) return { particle: '', next: fixed.length - 1 }
  const found = (isOneSyllable ? AFTER_ONE_SYLLABLE : AFTER_WORD).exec(run)?.[0]
  return found === undefined ? null : { particle: '', next: found.length }
}

/**
 * How a key goes on in text typed without spaces, or `null` when it does not: a verb, a question or
 * another key follows it or its particles (벨눌러, 열쇠는어디, 거울아거울아).
 */
export function readRunOn(
  { words, chainStart, isGivenName }: TriggerKey,
  run: string,
  beginsWithKey: BeginsWithKey,
): RunOn | null {
  const { isOneSyllable } = chainStart
  const word = words.join('')
  if (isOneSyllable && NO_NOUNS_OF_ONE_SYLLABLE.has(word)) return null
  for (let length = Math.min(LONGEST_PARTICLE, run.length - 1); length > 0; length -= 1) {
    const particle = run.slice(0, length)
    if (!PARTICLES.has(particle) || !isParticleChain(particle, chainStart)) continue
    const found = afterParticle(particle, run.slice(length), isOneSyllable, beginsWithKey)
    if (found !== null) return found
    if (isGivenName && CALLED.test(run)) return { particle: run.charAt(0), next: 1 }
  }
  return afterBareKey(word, run, isOneSyllable)
}
