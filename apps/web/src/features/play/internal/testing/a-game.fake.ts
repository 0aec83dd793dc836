import type {
  BranchChoice,
  BranchContent,
  GameContent,
  GameDetail,
  PsytestContent,
  PsytestResult,
  QuizContent,
  WorldcupContent,
} from '@doran/contract'
import { gameEngine } from '@doran/game-engine'

export const GAME_ID = '0198f000-0000-7000-8000-000000000001'
export const VERSION_ID = '0198f000-0000-7000-8000-000000000002'

const picture = (key: string) => ({ url: `/pictures/${key}.svg`, alt: `${key} 그림` })

const aResult = (key: string, other: string): PsytestResult => ({
  key,
  title: `결과 ${key}`,
  tagline: '한 줄 설명',
  text: '설명이 이어져요. '.repeat(10),
  picture: picture(key),
  strengths: ['강점'],
  drains: ['약점'],
  goodMatch: other,
  differentMatch: other,
  shareLine: '나누는 말',
  themeId: null,
  band: null,
})

/** Four questions of two or three choices. */
export const aTest: PsytestContent = {
  kind: 'psytest',
  scoring: { type: 'weight', tie: 'first' },
  questions: ['하나', '둘', '셋', '넷'].map((name, at) => ({
    text: `질문 ${name}`,
    picture: null,
    choices: [
      { text: `${name} 가`, weights: { a: 2 } },
      { text: `${name} 나`, weights: { b: 2 } },
      ...(at === 0 ? [{ text: `${name} 다`, weights: { b: 1 } }] : []),
    ],
  })),
  results: [aResult('a', 'b'), aResult('b', 'a')],
}

/** Eight who meet. */
export const aCup: WorldcupContent = {
  kind: 'worldcup',
  items: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => ({
    key,
    label: `후보 ${key}`,
    text: `${key}의 한 줄`,
    picture: picture(key),
    credit: null,
  })),
  championLine: '오늘의 우승이에요.',
}

/** Four questions of three choices; the second one is right, of the last one the third as well. */
export const aQuiz: QuizContent = {
  kind: 'quiz',
  questions: ['하나', '둘', '셋', '넷'].map((name, at) => ({
    text: `문제 ${name}`,
    picture: null,
    choices: [`${name} 가`, `${name} 나`, `${name} 다`],
    right: at === 3 ? [1, 2] : [1],
    explanation: { text: `${name} 해설`, picture: at === 0 ? picture('explained') : null },
  })),
  bands: [aBand('low', 0, 2), aBand('high', 3, 4)],
}

function aBand(key: string, from: number, to: number) {
  return { key, from, to, title: `등급 ${key}`, line: '한 줄', text: '설명', picture: picture(key) }
}

const aChoice = (text: string, to: string, over: Partial<BranchChoice> = {}): BranchChoice => ({
  text,
  to,
  sets: [],
  requires: [],
  forbids: [],
  ...over,
})

/** 문 → 복도 → 방, with an ending at the door and two in the room; a lamp that was taken opens the last one. */
export const aStory: BranchContent = {
  kind: 'branch',
  start: 'door',
  nodes: [
    {
      key: 'door',
      text: '문 앞이다.\n\n비가 온다.',
      picture: picture('door'),
      choices: [
        aChoice('들어간다', 'hall'),
        aChoice('등불을 들고 들어간다', 'hall', { sets: ['lamp'] }),
        aChoice('돌아선다', 'home'),
      ],
    },
    {
      key: 'hall',
      text: '복도가 길다.',
      picture: null,
      choices: [aChoice('끝까지 걷는다', 'room')],
    },
    {
      key: 'room',
      text: '방이 어둡다.',
      picture: null,
      choices: [
        aChoice('불을 비춘다', 'light', { requires: ['lamp'] }),
        aChoice('눈을 감는다', 'sleep'),
      ],
    },
  ],
  endings: ['home', 'light', 'sleep'].map((key) => ({
    key,
    title: `결말 ${key}`,
    line: `${key} 한 줄`,
    text: `${key} 장면이다.\n\n끝이다.`,
    picture: picture(key),
    hint: `${key} 귀띔`,
  })),
}

export function aGame(content: GameContent): GameDetail {
  return {
    id: GAME_ID,
    slug: 'a-game',
    kind: content.kind,
    title: '어떤 놀이',
    subtitle: '한 줄 소개',
    cover: picture('cover'),
    tags: [],
    moods: [],
    minutes: 1,
    ageRating: 'all',
    preview: '',
    finishes: null,
    publishedAt: '2026-11-20T00:00:00.000Z',
    description: '',
    maker: {
      id: GAME_ID,
      name: '도란지기',
      profileImage: null,
      frame: null,
      isGone: false,
      isOfficial: true,
    },
    version: { id: VERSION_ID, number: 1, publishedAt: '2026-11-20T00:00:00.000Z' },
    sizes: gameEngine.sizesOf(content),
    length: gameEngine.lengthOf(content),
    resultCount: gameEngine.resultCountOf(content),
    allowComments: true,
    related: [],
    linkImage: '/og/game.png',
  }
}
