import { expect, test } from 'vitest'
import { compileTriggers } from './triggers.js'

function keysFoundIn(text: string, keys: readonly string[]): string[] {
  return compileTriggers(keys.map((key) => ({ id: key, keys: [key] })))
    .find(text)
    .map(({ key }) => key)
}

test.each([
  ['하진아서고문잠겼는지확인해', ['하진', '서고', '문']],
  ['도경이랑열쇠들고지하실로내려가자', ['도경', '열쇠', '지하실']],
  ['가은아창고열쇠가져와', ['가은', '창고', '열쇠']],
  ['윤서우가방뒤져보자', ['윤서우', '가방']],
  ['여우한테여우비왜오냐고물어볼래', ['여우', '여우비']],
  ['빨리바구니에숨자', ['바구니']],
  ['비켜봐우리집으로가자', []],
  ['Leo야도망쳐', ['Leo']],
  ['다래야, 국밥두그릇말아주세요', ['다래', '국밥']],
  ['카일검뽑아', ['카일', '검']],
  ['보름달뜨면소원빌자', ['소원']],
  ['은행나무밑에서기다려줘', ['은행나무']],
])('each key of a sentence without spaces fires: %s', (text, hits) => {
  const others = ['고문', '하실', '바', '주', '다래', '국밥', '집', '은행', '나무']
  expect(keysFoundIn(text, [...new Set([...hits, ...others])])).toEqual(hits)
})

test.each([
  ['우산', '우산꽂이옆에숨을래'],
  ['편지', '편지봉투뜯어볼래'],
  ['등대', '등대지기불러줘빨리'],
  ['소나', '소나기그치면나갈래'],
  ['도서', '도서관으로도망가자'],
  ['머리', '머리카락만지지마'],
  ['사과', '사과할게용서해줘'],
  ['지우', '지우개빌려달라고해봐'],
  ['아이', '아이스크림사먹을래'],
  ['도경', '나도경찰서갈래'],
  ['지호', '강지호수공원으로가자'],
  ['서우', '무서우니까손잡아줘'],
  ['가방', '민서가방송듣고있어'],
  ['여우', '여우비그치면나가자'],
])('a key is silent in a longer word of such a sentence: %s in %s', (key, text) => {
  expect(keysFoundIn(text, [key, '민서', '방송', '여우비'])).not.toContain(key)
})

test.each([
  ['바람', '바람시장에서 바람개비를 샀다.'],
  ['버스', '버스정류장에서 기다린다'],
  ['크랭크', '대하드라마 촬영이 크랭크인했다.'],
  ['정정', '“정정합니다.” 소라가 말했다.'],
  ['오리', '오리무중이다 진짜'],
])('a long word of spaced prose is no such sentence: %s in %s', (key, text) => {
  expect(keysFoundIn(text, [key])).toEqual([])
})

test('entries that share a key both fire', () => {
  const matcher = compileTriggers(['a', 'b'].map((id) => ({ id, keys: ['이름표'] })))
  expect(matcher.find('빨리이름표보여달라고할래').map(({ id }) => id)).toEqual(['a', 'b'])
})

test('every key is found in a long text without spaces', () => {
  const text = '하진이열쇠씌워달라고'.repeat(20_000)
  expect(keysFoundIn(`${text}해`, ['하진', '열쇠']).length).toBeGreaterThan(20_000)
})
