import type { ApiClient } from '@doran/api-client'
import type {
  ContractKey,
  PlayableScene,
  ReplyOf,
  StorySessionView,
  Turn,
  TurnEvent,
} from '@doran/contract'

export type FakeLine = { events: TurnEvent[]; ends?: Error; hold?: Promise<unknown> }
type Asked = { key: string; input: Record<string, unknown> }

/**
 * An API that answers each call with the next prepared reply of its key, and each stream with the next line. A
 * line's `hold` is awaited after its events, then `ends` is thrown.
 */
export function fakeApi(replies: Record<string, unknown[]>, lines: FakeLine[]) {
  const asked: Asked[] = []
  const client: ApiClient = {
    async call(key, input) {
      asked.push({ key, input: { ...input } })
      const reply = replies[key]?.shift()
      if (reply instanceof Error) throw reply
      if (!isReplyOf(key, reply)) throw new Error(`nothing prepared for ${key}`)
      return reply
    },
    async *stream(key, input) {
      asked.push({ key, input: { ...input } })
      const line = lines.shift()
      if (!line) throw new Error(`no line prepared for ${key}`)
      for (const event of line.events) {
        if (isReplyOf(key, event)) yield { event, lastEventId: undefined }
      }
      await line.hold
      if (line.ends) throw line.ends
    },
    get: () => Promise.resolve(null),
  }
  return { client, asked }
}

// The test that prepares a reply is the one that reads it.
function isReplyOf<K extends ContractKey>(_key: K, value: unknown): value is ReplyOf<K> {
  return value !== undefined
}

const cover = { url: '/cover.svg', wideUrl: '/wide.svg', alt: '눈 덮인 창' }

export function aScene(): PlayableScene {
  return {
    theme: {
      id: 'theme-1',
      title: '밀실 도서관의 여섯 번째 열쇠',
      hook: '문은 안에서 잠겼고, 사라진 건 책 한 권뿐이에요.',
      genre: '추리',
      tags: [],
      ageRating: '12',
      length: 'short',
      endingCount: 4,
      cover,
      excerpt: '',
      publishedAt: '2026-01-01T00:00:00.000Z',
    },
    opening: '사서는 열쇠 다섯 개를 탁자에 올려놓았다.',
    choices: [
      { id: 'a', label: '여섯 번째 자리를 묻는다' },
      { id: 'b', label: '창틀의 눈을 살핀다' },
    ],
  }
}

export function aView(): StorySessionView {
  return {
    session: {
      id: 'story-1',
      theme: { id: 'theme-1', title: '밀실 도서관의 여섯 번째 열쇠', genre: '추리', cover },
      status: 'active',
      turnCount: 0,
      ending: null,
      lastSentence: '',
      lastAt: '2026-01-01T00:00:00.000Z',
      leafTurnId: 'root',
      narrator: 'offline',
      firstActions: [],
      gauges: [],
      endings: [],
    },
    turns: [],
    previousCursor: null,
    pending: null,
  }
}

export function aTurn(over: Partial<Turn> = {}): Turn {
  return {
    id: 'turn-1',
    parentId: 'root',
    index: 1,
    input: { kind: 'choice', text: '여섯 번째 자리를 묻는다' },
    output: '',
    choices: [],
    gauges: [],
    remembered: [],
    dice: null,
    ending: null,
    status: 'streaming',
    narrator: 'offline',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  }
}
