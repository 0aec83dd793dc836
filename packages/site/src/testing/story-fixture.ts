import type { StorySessionView, Turn } from '@doran/contract'

let made = 0

export function aTurn(over: Partial<Turn> = {}): Turn {
  made += 1
  return {
    id: `turn-${made}`,
    parentId: 'root',
    index: 1,
    input: { kind: 'do', text: '창틀을 살핀다' },
    output: '',
    choices: [],
    gauges: [],
    remembered: [],
    faces: [],
    dice: null,
    ending: null,
    status: 'done',
    halt: null,
    narrator: 'offline',
    model: null,
    isCounted: false,
    canRetell: false,
    isEdited: false,
    feedback: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  }
}

export function aView(over: Partial<StorySessionView> = {}): StorySessionView {
  return {
    session: {
      id: 'session-1',
      title: null,
      origin: 'started',
      parent: null,
      personaName: null,
      isArchived: false,
      restorableUntil: null,
      retelling: null,
      variants: ['root'],
      persona: null,
      note: '',
      memoryCount: 0,
      theme: {
        id: 'theme-1',
        title: '밀실 도서관의 여섯 번째 열쇠',
        genre: '추리',
        cover: { url: '/c.svg', wideUrl: '/w.svg', alt: '열쇠 다섯 개' },
      },
      status: 'active',
      turnCount: 0,
      ending: null,
      lastSentence: '',
      lastAt: '2026-01-01T00:00:00.000Z',
      leafTurnId: 'root',
      narrator: 'offline',
      narrators: [{ key: 'offline', model: null, isWell: true, price: null }],
      gems: null,
      modelTurnsLeft: null,
      firstActions: ['창틀의 눈을 만져 본다'],
      cast: [{ name: '하진', portraits: null }],
      gauges: [{ key: 'clue', label: '단서', value: 2, min: 0, max: 8, meaning: '모은 단서' }],
      endings: [{ key: 'truth', title: null, hint: '빈자리를 끝까지 묻는다', rare: true }],
    },
    turns: [aTurn({ id: 'root', parentId: null, index: 0, input: null, output: '문이 잠겼다.' })],
    previousCursor: null,
    pending: null,
    ...over,
  }
}
