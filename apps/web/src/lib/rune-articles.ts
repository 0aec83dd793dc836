import type { StoreItem } from '@doran/contract'
import { MONEY, PRICES, type RuneItem, type RuneSku } from '@doran/contract/limits'

type Article = { name: string; line: string }

/** The articles of the rune store, as people read of them. */
export const RUNE_ARTICLES: Record<RuneSku, Article> = {
  'frame-ember': { name: '불씨', line: '불꽃이 사진을 둥글게 감싸요.' },
  'frame-lantern': { name: '등불', line: '사진을 품은 청사초롱이에요.' },
  'frame-snow': { name: '눈송이', line: '사진이 눈송이 한가운데에 놓여요.' },
  'frame-star': { name: '별자리', line: '북두칠성이 사진을 둘러싸요.' },
  'ground-hanji': { name: '꽃 한지', line: '꽃과 잎을 넣어 뜬 한지예요.' },
  'ground-night': { name: '밤하늘', line: '달과 별, 불 켜진 집 한 채가 있는 밤이에요.' },
  'ground-paddy': { name: '들녘', line: '해가 낮게 뜬 가을 들판이에요.' },
  'ornament-golden-bell': { name: '금빛 종', line: '흔들면 맑은 소리가 날 것 같은 종이에요.' },
  'ornament-aurora-ball': { name: '오로라 구슬', line: '눈밭 위 오로라가 담긴 유리구슬이에요.' },
  'ornament-galaxy-jar': { name: '은하수 병', line: '은하수가 흐르는 유리병이에요.' },
  'ornament-snow-globe': { name: '스노글로브', line: '기와집에 눈이 내려요.' },
  'ornament-nacre-moon': { name: '자개 달', line: '검은 옻칠 위에 자개로 박은 달이에요.' },
  'ornament-ember': { name: '꺼지지 않는 불씨', line: '유리 물방울 속에서 오래오래 타요.' },
  comma: { name: '쉼표', line: '아침을 하루 쉬어 가도 출석이 이어져요.' },
  'ticket-gem-10': {
    name: '젬 10개',
    line: `이야기에 쓰는 젬이에요. 받은 날부터 ${MONEY.giftGemDays}일 동안 쓸 수 있어요.`,
  },
}

type Kind = StoreItem['kind']

/** What stands behind an article's name, and over its shelf; `object` as what is bought. */
export const RUNE_KINDS: Record<Kind, { shelf: string; noun: string; object: string }> = {
  frame: { shelf: '프로필 테두리', noun: '테두리', object: '테두리를' },
  ground: { shelf: '티어표 배경', noun: '배경', object: '배경을' },
  ornament: { shelf: '나무 장식', noun: '장식', object: '장식을' },
  comma: { shelf: '아침 게시판', noun: '한 개', object: '한 개를' },
  ticket: { shelf: '이용권', noun: '이용권', object: '이용권을' },
}

/** “불씨 테두리”. */
export function articleName({ sku, kind }: Pick<StoreItem, 'sku' | 'kind'>): string {
  return `${RUNE_ARTICLES[sku].name} ${RUNE_KINDS[kind].noun}`
}

/** “불씨 테두리를”. */
export function articleObject({ sku, kind }: Pick<StoreItem, 'sku' | 'kind'>): string {
  return `${RUNE_ARTICLES[sku].name} ${RUNE_KINDS[kind].object}`
}

const ITEMS: readonly RuneItem[] = PRICES.runeItems

/** What an article costs by the price list. */
export function runePrice(sku: RuneSku): number {
  return ITEMS.find((item) => item.sku === sku)?.runes ?? 0
}
