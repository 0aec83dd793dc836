import type { Attachment, FinishedPlay, Maker, Poll, Post, PostCard } from '@doran/contract'
import { aGameCard } from './a-game'

export const POST_ID = '019a6000-0000-7000-8000-0000000000b1'

export function anAuthor(over: Partial<Maker> = {}): Maker {
  return {
    id: '019a6000-0000-7000-8000-0000000000f1',
    name: '달빛',
    profileImage: null,
    frame: null,
    isGone: false,
    isOfficial: false,
    ...over,
  }
}

export function aPostCard(over: Partial<PostCard> = {}): PostCard {
  return {
    id: POST_ID,
    board: 'story',
    title: '여섯 번째 열쇠를 찾았어요',
    excerpt: '밀실 도서관을 세 번째 읽고서야 알았어요.',
    author: anAuthor(),
    isMine: false,
    isSpoiler: false,
    isPinned: false,
    isHidden: false,
    picture: null,
    attachments: [],
    hasPoll: false,
    likes: 12,
    comments: 5,
    createdAt: '2026-11-24T05:00:00.000Z',
    editedAt: null,
    ...over,
  }
}

export function aPost(over: Partial<Post> = {}): Post {
  return {
    ...aPostCard(),
    body: [{ type: 'paragraph', spans: [{ text: '창틀의 눈을 만져 보세요.' }] }],
    attached: [],
    poll: null,
    version: 1,
    hiddenCaseId: null,
    previous: null,
    next: null,
    linkImage: `/og/post/${POST_ID}/1.png`,
    ...over,
  }
}

export function aPoll(over: Partial<Poll> = {}): Poll {
  return {
    question: '어느 결말이 좋았나요?',
    isMultiple: false,
    closesAt: '2026-11-27T05:00:00.000Z',
    isClosed: false,
    voters: 4,
    options: [
      { label: '빈자리', votes: null },
      { label: '새벽', votes: null },
    ],
    mine: [],
    ...over,
  }
}

const CARD = {
  title: '모닥불',
  line: '사람이 모이는 자리',
  picture: { url: '/pictures/games/which-light/fire.svg', alt: '모닥불' },
  bars: [],
  podium: [],
  rows: [],
}

/** A shared result of somebody else's. */
export function aSharedPlay(over: Partial<FinishedPlay> = {}): FinishedPlay {
  return {
    id: null,
    shareCode: 'Abcdefgh12',
    isMine: false,
    isPublic: true,
    showName: false,
    playerName: null,
    finishedAt: '2026-11-24T04:00:00.000Z',
    game: aGameCard(),
    outcome: {
      kind: 'quiz',
      resultKey: 'mid',
      score: 3,
      total: 5,
      band: {
        key: 'mid',
        from: 3,
        to: 4,
        title: '모닥불',
        line: '',
        text: '',
        picture: CARD.picture,
      },
      questions: [],
    },
    card: CARD,
    samePercent: null,
    linkImage: '/og/game/a-game/Abcdefgh12.png',
    ...over,
  }
}

export function anAttachedResult(over: Partial<FinishedPlay> = {}): Attachment {
  return { type: 'result', id: 'play-1', play: aSharedPlay(over) }
}
