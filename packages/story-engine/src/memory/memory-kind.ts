import type { CompiledTheme } from '../compile/compiled-theme.js'
import { oncePerTheme } from '../compile/once-per-theme.js'

export const MEMORY_KINDS = ['person', 'promise', 'thing', 'place', 'secret'] as const
export type MemoryKind = (typeof MEMORY_KINDS)[number]

const PROMISE = /약속|맹세|다짐|내기|하기로|주기로|가기로|갚|기다리겠/u
const SECRET =
  /비밀|상처|흉터|거짓|숨긴|숨기|감춘|감추|눈물|울음|울었|울던|흐느|죄책|죗값|후회|두려|무서|들킨|몰래/u
const AFTER_PLACE = '(?:[은는이가을를의에도로]|에서|까지|으로|\\s|$)'
const PLACE = new RegExp(
  // One syllable is a place only where a word begins: 방, not 가방.
  `(?:(?:^|\\s)(?:방|문|길|집|역|숲|탑|섬)|골목|다리|계단|복도|창고|가게|마당|바다|부두|지하|옥상|교실|도서관|별당|곳간|자리|하늘길)${AFTER_PLACE}`,
  'u',
)

const namesOf = oncePerTheme(({ source }) =>
  source.cast.flatMap(({ name, aliases }) => [name, ...aliases]),
)

/** What a remembered phrase is about, by its words: a promise or a secret counts before whose it is. */
export function memoryKindOf(theme: CompiledTheme, text: string): MemoryKind {
  if (PROMISE.test(text)) return 'promise'
  if (SECRET.test(text)) return 'secret'
  if (namesOf(theme).some((name) => text.includes(name))) return 'person'
  return PLACE.test(text) ? 'place' : 'thing'
}
