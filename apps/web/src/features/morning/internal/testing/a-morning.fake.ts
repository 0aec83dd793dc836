import type { MorningCalendar, MorningNote, MorningStreak, MorningToday } from '@doran/contract'

export function aStreak(over: Partial<MorningStreak> = {}): MorningStreak {
  return { days: 3, longest: 9, commas: { week: 1, bought: 2 }, bridge: null, ...over }
}

/** Of half past seven on a Friday. */
export function aToday(over: Partial<MorningToday> = {}): MorningToday {
  return {
    day: '2026-11-27',
    greeting: '좋은 아침이에요.',
    prompt: '지금 창밖에 보이는 것은?',
    isOpen: true,
    opensAt: '2026-11-27T20:00:00.000Z',
    closesAt: '2026-11-27T03:00:00.000Z',
    checks: 2,
    mine: { check: null, streak: aStreak() },
    bulletin: [],
    ...over,
  }
}

export const NOW = '2026-11-26T22:30:00.000Z'

export function aNote(over: Partial<MorningNote> = {}): MorningNote {
  return {
    id: 'n1',
    text: '첫눈이 왔어요',
    mood: 'star',
    author: { id: 'p2', nickName: '달빛' },
    isMine: false,
    reactions: { nod: 1, pat: 0, clap: 0 },
    reaction: null,
    createdAt: '2026-11-26T22:00:00.000Z',
    ...over,
  }
}

export function aCalendar(over: Partial<MorningCalendar> = {}): MorningCalendar {
  return {
    month: '2026-11',
    days: [
      { day: '2026-11-24', type: 'check', mood: 'rain', note: '우산을 챙겼어요' },
      { day: '2026-11-25', type: 'comma', mood: null, note: null },
      { day: '2026-11-26', type: 'check', mood: 'sun', note: null },
    ],
    wakeHours: [0, 0, 2, 0, 0, 0, 0],
    streak: aStreak(),
    ...over,
  }
}
