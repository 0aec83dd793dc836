import type {
  BranchOutcome,
  FinishedPlay,
  GameDetail,
  PsytestOutcome,
  QuizOutcome,
  TomatoOutcome,
  WorldcupOutcome,
} from '@doran/contract'

export const GAME_ID = '019a0000-0000-7000-8000-000000000001'
export const VERSION_ID = '019a0000-0000-7000-8000-000000000002'
const PLAY_ID = '019a0000-0000-7000-8000-000000000003'
const AT = '2026-11-21T00:00:00.000Z'

const picture = (key: string) => ({
  url: `/pictures/games/which-light/${key}.svg`,
  alt: `${key} 그림`,
})

const link = (key: string, title: string) => ({
  key,
  title,
  tagline: `${title}의 한 줄`,
  picture: picture(key),
})

export const aTestOutcome: PsytestOutcome = {
  kind: 'psytest',
  resultKey: 'fnt',
  result: {
    ...link('fnt', '모닥불'),
    text: '사람이 모이는 자리에 있어요.',
    strengths: ['먼저 말을 건네요.'],
    drains: ['조용한 날이 길어질 때'],
    goodMatch: 'fdl',
    differentMatch: 'edl',
    shareLine: '나는 모닥불이래. 너는?',
    themeId: '019a0000-0000-7000-8000-000000000009',
    band: null,
  },
  axes: [
    { key: 'start', label: '시작', left: '불꽃', right: '잔불', leftPercent: 67 },
    { key: 'talk', label: '말', left: '이야기', right: '귀', leftPercent: 52 },
  ],
  shares: [],
  points: null,
  near: { result: link('fnl', '성냥'), ownPercent: 52, nearPercent: 48 },
  goodMatch: link('fdl', '등대'),
  differentMatch: link('edl', '별빛'),
}

const item = (key: string, label: string) => ({
  key,
  label,
  text: '',
  picture: picture(key),
  credit: null,
})
const [potato, hotteok, mandu, tea] = [
  item('potato', '군고구마'),
  item('hotteok', '호떡'),
  item('mandu', '만두'),
  item('tea', '식혜'),
]

export const aCupOutcome: WorldcupOutcome = {
  kind: 'worldcup',
  resultKey: 'potato',
  size: 4,
  line: '올겨울의 주인공이에요.',
  champion: potato,
  runnerUp: hotteok,
  semifinalists: [mandu, tea],
  rounds: [
    {
      of: 4,
      matches: [
        { left: 'mandu', right: 'potato', winner: 'potato', isCounted: false },
        { left: 'hotteok', right: 'tea', winner: 'hotteok', isCounted: true },
      ],
    },
    {
      of: 2,
      matches: [{ left: 'potato', right: 'hotteok', winner: 'potato', isCounted: true }],
    },
  ],
  items: [potato, hotteok, mandu, tea],
}

const LONG = '윤슬은 햇빛이나 달빛에 비치어 반짝이는 잔물결이에요. '.repeat(3)

export const aQuizOutcome: QuizOutcome = {
  kind: 'quiz',
  resultKey: 'ear',
  score: 2,
  total: 3,
  band: {
    key: 'ear',
    from: 1,
    to: 3,
    title: '귀가 밝은 사람',
    line: '한 번 더 돌아봐요.',
    text: '한 번 들은 말은 버리지 않아요.',
    picture: picture('ear'),
  },
  questions: [
    {
      text: '잔물결은?',
      isRight: true,
      answer: { chosen: '윤슬', right: ['윤슬'], explanation: '짧은 해설.' },
    },
    {
      text: '여우비는?',
      isRight: false,
      answer: { chosen: '장마', right: ['볕 든 날의 비', '잠깐 오는 비'], explanation: LONG },
    },
    {
      text: '둘 다 맞는 말은?',
      isRight: true,
      answer: { chosen: '가', right: ['가', '나'], explanation: LONG },
    },
  ],
}

export const aTomatoOutcome: TomatoOutcome = {
  kind: 'tomato',
  resultKey: 'first-harvest',
  band: {
    key: 'first-harvest',
    title: '첫 수확',
    line: '한 접시는 나와요.',
    text: '손에 흙이 조금 묻었어요.',
    picture: picture('first-harvest'),
  },
  score: 745,
  accuracyPercent: 91,
  pops: 61,
  longestCombo: 7,
  golden: 3,
  burst: 128,
  ms: 69_000,
  pauses: 0,
  isTurnBased: false,
}

export const aStoryOutcome: BranchOutcome = {
  kind: 'branch',
  resultKey: 'tofu',
  ending: { key: 'tofu', title: '두부 한 모', line: '안부가 오가요.', picture: picture('tofu') },
  endingCount: 5,
  text: '다섯 시 사 분이다.\n\n두부에서 김이 난다.',
  path: [
    { node: 'memo', choice: 0, chosen: '재고부터 센다', isFork: true },
    { node: 'count', choice: 0, chosen: '계산대에 선다', isFork: false },
    { node: 'guest', choice: 1, chosen: '인사한다', isFork: true },
  ],
}

export function aGame(over: Partial<GameDetail> = {}): GameDetail {
  return {
    id: GAME_ID,
    slug: 'which-light',
    kind: 'psytest',
    title: '나는 어떤 불빛일까?',
    subtitle: '아홉 질문으로 알아봐요',
    cover: picture('cover'),
    tags: [],
    moods: [],
    minutes: 3,
    ageRating: 'all',
    preview: '주말 아침, 갑자기 비었어요',
    finishes: null,
    publishedAt: AT,
    description: '',
    maker: {
      id: 'm',
      name: '도란지기',
      profileImage: null,
      frame: null,
      isGone: false,
      isOfficial: true,
    },
    version: { id: VERSION_ID, number: 1, publishedAt: AT },
    sizes: [],
    length: 9,
    resultCount: 8,
    allowComments: false,
    related: [],
    linkImage: `/og/game/${GAME_ID}/${VERSION_ID}.png`,
    ...over,
  }
}

export function aPlay(over: Partial<FinishedPlay> = {}): FinishedPlay {
  const shareCode = over.shareCode ?? 'AbcdEfgh12'
  return {
    id: PLAY_ID,
    shareCode,
    isMine: true,
    isPublic: false,
    showName: false,
    playerName: null,
    finishedAt: AT,
    game: aGame(),
    outcome: aTestOutcome,
    card: {
      title: '모닥불',
      line: '모닥불의 한 줄',
      picture: picture('fnt'),
      bars: [{ label: '불꽃', other: '잔불', percent: 67 }],
      podium: [],
      rows: [],
    },
    samePercent: null,
    linkImage: `/og/game/${GAME_ID}/${shareCode}.png`,
    ...over,
  }
}
