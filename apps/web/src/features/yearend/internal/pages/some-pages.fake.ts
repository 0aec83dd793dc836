import type { YearPage } from '@doran/contract'
import { ARCHETYPES } from '@doran/contract/limits'

const months = (counts: readonly number[]) =>
  Array.from({ length: 12 }, (_, at) => ({ count: counts[at] ?? 0, mood: null }))
const MOODS = ['sun', 'cloud', 'rain', 'fog', 'star'] as const
const LONG = '바람이 불 때마다 창문을 열어 두고 오래오래 듣던 이야기의 한가운데에서'

/** Every kind of page with the least that can be on it. */
export const LEAST_PAGES: readonly YearPage[] = [
  {
    kind: 'cover',
    year: 2026,
    name: '솔',
    title: '첫 장',
    subtitle: '얇은 책',
    seed: 0,
    size: 'little',
  },
  {
    kind: 'numbers',
    items: [{ key: 'turns', value: 0, unit: '번', label: '장면', sentence: '쉬었어요.' }],
  },
  { kind: 'months', months: months([]), sentence: '쉬어 간 해.', size: 'little' },
  {
    kind: 'story',
    title: '비',
    genre: '일상',
    turns: 1,
    endings: 0,
    quote: null,
    cover: null,
    sentence: '한 장면.',
  },
  {
    kind: 'archetype',
    archetype: 'easy-walker',
    title: '느린 산책자',
    line: '천천히.',
    reason: '1번',
  },
  {
    kind: 'champion',
    items: [{ game: '간식', label: '떡', picture: null }],
    sentence: '이겼어요.',
  },
  { kind: 'letter', received: 0, chosen: null },
  { kind: 'thanks', thanks: null },
  { kind: 'tomorrow', isSealed: false, opensOn: '2027-12-01' },
  { kind: 'back', line: '고마웠어요.', year: 2026 },
]

/** Every kind of page with as much as there can be on it. */
export const FULLEST_PAGES: readonly YearPage[] = [
  {
    kind: 'cover',
    year: 2026,
    name: '스무글자나되는아주긴닉네임을가진사람이야',
    title: '새벽마다 등대에 불을 켜고 오천 통의 편지를 기다린 사람의 긴 한 해',
    subtitle: `${LONG} 만난 사람들`,
    seed: 2_147_483_647,
    size: 'much',
  },
  {
    kind: 'numbers',
    items: ['장면', '놀이', '편지'].map((label) => ({
      key: label,
      value: 1_234_567,
      unit: '번의 갈림길',
      label: `${label}을 열어 본 모든 날을 더해 보면`,
      sentence: `${LONG} 가장 많이 멈춘 곳은 삼월 둘째 주 화요일 새벽 두 시였어요.`,
    })),
  },
  {
    kind: 'months',
    months: Array.from({ length: 12 }, (_, at) => ({
      count: 4_321 * (at + 1),
      mood: at === 7 ? null : (MOODS[at % 5] ?? null),
    })),
    sentence: `${LONG} 시월의 하늘이 가장 맑았고, 그 아침을 스물아홉 번 적어 두었어요.`,
    size: 'much',
  },
  {
    kind: 'story',
    title: '달빛 아래 우물가에서 다시 만난 오래된 여행자들의 마지막 약속',
    genre: '역사 판타지 로맨스',
    turns: 12_345,
    endings: 27,
    quote: `${LONG} 나는 등불을 내려놓고 말했다. 여기까지 함께 와 줘서 고맙다고, 다음 갈림길에서는 네가 먼저 고르라고.`,
    cover: null,
    sentence: `${LONG} 가장 오래 머문 밤은 마흔두 장면이었어요.`,
  },
  {
    kind: 'archetype',
    archetype: 'crossroads-traveller',
    title: '아주 오래 망설이는 갈림길의 여행자',
    line: `${LONG} 언제나 가 보지 않은 쪽을 골랐어요.`,
    reason: '서로 다른 이야기 열일곱 편에서 고른 갈림길 1,234번과 다시 돌아간 길 56번',
  },
  {
    kind: 'champion',
    items: Array.from({ length: 5 }, (_, at) => ({
      game: '한국인이 가장 사랑하는 겨울 간식 월드컵 서른두 강',
      label: `${at + 1}번 갓 구운 팥 붕어빵 세 마리와 어묵 국물`,
      picture: at === 0 ? '/pictures/games/none/none.svg' : 'https://elsewhere.example/a.png',
    })),
    sentence: `${LONG} 결승에 열두 번 올라 아홉 번 이겼어요.`,
  },
  {
    kind: 'letter',
    received: 10_000,
    chosen: {
      letterId: '019a8a34-0000-7000-8000-000000000001',
      ornament: 'train-ticket',
      name: '스무글자나되는아주긴닉네임을가진친구야',
      text: '네가 없는 겨울은 조금 춥다.\n그래도 잘 지내.\n'.repeat(17).slice(0, 500),
    },
  },
  {
    kind: 'thanks',
    thanks: {
      name: '스무글자나되는아주긴이름을가진고마운사람',
      text: '힘들 때마다 먼저 물어봐 줘서 고마웠어. '.repeat(5).slice(0, 100).trim(),
    },
  },
  { kind: 'tomorrow', isSealed: true, opensOn: '2027-12-01' },
  { kind: 'back', line: '올 한 해도 도란도란, 고마웠어요.', year: 2026 },
]

/** What stands between: two winners, twelve bars, an empty branch with letters, all archetypes. */
export const OTHER_PAGES: readonly YearPage[] = [
  {
    kind: 'months',
    months: months([3, 12, 0, 7, 40, 21, 5, 0, 9, 33, 18, 2]),
    sentence: '오월에 가장 많이 머물렀어요.',
    size: 'little',
  },
  {
    kind: 'champion',
    items: [
      { game: '겨울 간식 월드컵', label: '붕어빵', picture: null },
      { game: '여행지 월드컵', label: '강릉 바다', picture: null },
    ],
    sentence: '네 번 만나 네 번 이겼어요.',
  },
  { kind: 'letter', received: 12, chosen: null },
  {
    kind: 'letter',
    received: 12,
    chosen: {
      letterId: '019a8a34-0000-7000-8000-000000000001',
      ornament: 'candle',
      name: null,
      text: '올해 네가 있어서 참 좋았어.',
    },
  },
  { kind: 'thanks', thanks: { name: '엄마', text: '아침마다 깨워 줘서 고마워요.' } },
  ...ARCHETYPES.map((archetype): YearPage => ({
    kind: 'archetype',
    archetype,
    title: '불씨 수집가',
    line: '꺼지지 않게 오래 들여다보는 사람',
    reason: '새벽 다섯 시에 남긴 아침 31번',
  })),
]
