import type { CompiledMove } from '../compile/compiled-theme.js'
import { decompose } from '../verbs/jamo.js'
import type { Understanding } from './understand.js'

/** The verb of its label was typed, in whatever form: 열 and 연다 begin alike. */
export function hasSameVerb({ verbs }: CompiledMove, { verb }: Understanding): boolean {
  return (
    verb !== null &&
    verbs.some((known) => beginAlike(known, verb.stem) || areWaysOut(known, verb.stem))
  )
}

/** Acts that undo each other, though they are of one kind. */
const OPPOSITES = [
  ['켜 켠다', '끄 꺼'],
  ['열 열어 연다 여는', '닫 잠그 잠가'],
  ['올라가 오르 올라 올라오', '내려가 내리 내려오'],
  ['들어가 들어서 들어오', '나가 나오 나서'],
  ['앉', '일어나 일어서'],
  ['입', '벗'],
].map((pair) => pair.map((verbs) => new Set(verbs.split(' ').map(decompose))))

/** Whether the verb typed is the opposite of the label's: 끈다 and 켠다. */
export function hasOppositeVerb({ verbs }: CompiledMove, { verb }: Understanding): boolean {
  const last = verbs.at(-1)
  if (verb === null || last === undefined) return false
  return OPPOSITES.some((sides) => {
    const typed = sides.findIndex((side) => side.has(verb.stem))
    const known = sides.findIndex((side) => side.has(last))
    return typed >= 0 && known >= 0 && typed !== known
  })
}

/** 치다 is also to play cards or to ring. */
const PLAYED = ['치', '쳐'].map(decompose)

/** To break or tear a thing is no way of doing what else is done with it, unless the move is about that. */
export function isBreaking(move: CompiledMove, heard: Understanding): boolean {
  const { force, verb, main } = heard
  const [first] = move.intents
  const isFirst = first !== undefined && first !== 'use' && verb?.intents.includes(first) === true
  const isHarm =
    (force !== null && force !== 'meal') ||
    (main === 'attack' && !PLAYED.includes(verb?.stem ?? ''))
  return isHarm && !isFirst && !hasSameVerb(move, heard) && !isByItsOwnWord(move, heard)
}

/** A verb that the author gave as a word of what the move is about. */
function isByItsOwnWord({ about, intents }: CompiledMove, { mentions, main, verb }: Understanding) {
  const isOwn = mentions.some(({ id, particle }) => particle === '~~' && about.includes(id))
  return isOwn && verb !== null && main !== null && intents.slice(0, 2).includes(main)
}

/** What is refused is no way of refusing, though its move may hear that too. */
export function isRefused({ intents, verbs }: CompiledMove, { refused }: Understanding): boolean {
  return refused.some(
    (hit) => verbs.includes(hit.stem) || hit.intents.some((intent) => intents.includes(intent)),
  )
}

/** One leaves by any of these words: 나간다 for 나온다, 돌아갈래 for 돌아선다. */
const WAYS_OUT = ['나가', '나오', '나서', '떠나', '빠져나가', '빠져나오'].map(decompose)

function areWaysOut(one: string, other: string): boolean {
  return WAYS_OUT.includes(one) && WAYS_OUT.includes(other)
}

/** 열어보 is 열, tried. */
const TRIED = /(?:ㅇㅓ|ㅇㅏ|ㅎㅏㅣ)?ㅂㅗ$/u

function rootOf(stem: string): string {
  const root = stem.replace(TRIED, '')
  return root.length >= 3 ? root : stem
}

function beginAlike(stem: string, otherStem: string): boolean {
  const [one, other] = [rootOf(stem), rootOf(otherStem)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same >= 2 && same >= Math.min(one.length, other.length) - 1
}
