// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { YearPage } from '@doran/contract'
import { findParticleErrors } from '@doran/korean'
import { joinRhythms, NO_RHYTHM, type Rhythm } from '../facts/rhythm.js'
import type { YearFacts } from '../facts/year-facts.js'
import { altOf } from './alt-of.js'
import { FEATURES } from './archetype-features.js'
import { candidatesOf, chooseNumbers } from './choose-numbers.js'
import { habitsOf } from './habits.js'
import { monthsSentence } from './page-sentences.js'
import { writePages } from './write-pages.js'

/** The first of January 2026, counted from 1970. */
const NEW_YEAR = 20_454

/** So many a day on every so many days, at one hour. */
function rhythm({ from = 10, days = 1, each = 1, every = 1, hour = 21 }): Rhythm {
  const all = Array.from({ length: days }, (_, at): [number, number] => [
    NEW_YEAR + from + at * every,
    each,
  ])
  return {
    days: new Map(all),
    hours: NO_RHYTHM.hours.map((_, at) => (at === hour ? days * each : 0)),
  }
}

const nobody: YearFacts = {
  year: 2026,
  name: '하진',
  seed: 7,
  joinedDay: NEW_YEAR + 3,
  untilDay: NEW_YEAR + 334,
  story: null,
  play: null,
  letter: null,
  morning: null,
  community: null,
}

const reader: YearFacts = {
  ...nobody,
  name: '밤독자',
  seed: 11,
  story: {
    rhythm: rhythm({ from: 20, days: 40, each: 12, every: 3, hour: 1 }),
    turns: 480,
    sessions: 9,
    themes: 5,
    genres: 3,
    endings: 6,
    returns: 51,
    said: 120,
    questions: 44,
    typed: 5_210,
    top: {
      title: '여섯 번째 열쇠',
      genre: '추리',
      cover: null,
      turns: 300,
      endings: 4,
      sessions: 3,
      days: 25,
      firstDay: NEW_YEAR + 20,
      lastDay: NEW_YEAR + 137,
      quote: '거기 누구 있어요?',
    },
  },
}

const riser: YearFacts = {
  ...nobody,
  name: '아침새',
  seed: 12,
  morning: {
    rhythm: rhythm({ from: 60, days: 150, hour: 5 }),
    checks: 150,
    bridged: 2,
    longestStreak: 150,
    notes: 90,
    moods: Array.from({ length: 12 }, (_, at) => (at > 1 && at < 7 ? ('fog' as const) : null)),
    mostMood: { mood: 'fog', count: 100 },
  },
  letter: {
    rhythm: rhythm({ from: 300, days: 4, each: 2, hour: 22 }),
    written: 8,
    writtenTo: 3,
    received: 2,
    receivedOn: 1,
    firstReceivedDay: NEW_YEAR + 310,
    longestReceived: 212,
  },
}

const coach: YearFacts = {
  ...nobody,
  name: '감독님',
  seed: 13,
  play: {
    rhythm: rhythm({ from: 90, days: 12, each: 4, every: 7, hour: 15 }),
    plays: 48,
    games: 6,
    worldcups: 40,
    relaxed: 2,
    most: { title: '겨울 간식 월드컵', count: 22 },
    champions: [
      {
        game: '겨울 간식 월드컵',
        label: '군고구마',
        picture: null,
        count: 9,
        lastDay: NEW_YEAR + 167,
        isWorldcup: true,
      },
    ],
    tomatoGames: 3,
    tomatoScores: 480,
    bestTomato: 210,
    pops: 1_400,
  },
  community: {
    rhythm: rhythm({ from: 95, days: 30, each: 1, hour: 12 }),
    posts: 2,
    comments: 6,
    likes: 22,
    questions: 4,
  },
}

const everything: YearFacts = {
  ...reader,
  play: coach.play,
  community: coach.community,
  morning: riser.morning,
  letter: riser.letter,
}

/** Who did nothing, and was written to. */
const addressee: YearFacts = {
  ...nobody,
  letter: {
    rhythm: NO_RHYTHM,
    written: 0,
    writtenTo: 0,
    received: 5,
    receivedOn: 1,
    firstReceivedDay: NEW_YEAR + 310,
    longestReceived: 212,
  },
}

const people = { nobody, reader, riser, coach, everything, addressee }

const sentencesOf = (facts: YearFacts): string[] =>
  writePages(facts, false).flatMap((page) => {
    if (page.kind === 'numbers') return page.items.map(({ sentence }) => sentence)
    return 'sentence' in page ? [page.sentence] : []
  })

/** All that could be said of somebody, chosen or not. */
const sayable = (facts: YearFacts): string[] =>
  candidatesOf(facts).flatMap(({ sentences }) => sentences)

describe('the sentences', () => {
  it('of three people have none in common', () => {
    const all = [reader, riser, coach].flatMap(sentencesOf)
    expect(all.length).toBeGreaterThan(10)
    expect(new Set(all).size).toBe(all.length)
  })

  it('are chosen among more than twenty numbers of a full year', () => {
    expect(candidatesOf(everything).length).toBeGreaterThan(20)
    const keys = candidatesOf(everything).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(Object.entries(people))('of %s are whole, with the right particles', (_, facts) => {
    const words = [facts.name, '여섯 번째 열쇠', '군고구마', '겨울 간식 월드컵']
    for (const text of [
      ...sayable(facts),
      ...sentencesOf(facts),
      ...writePages(facts, true).map(altOf),
    ]) {
      expect(text).not.toMatch(/\(|undefined|null|NaN|Infinity|-\d|\b0%|『』|‘’| {2}/)
      expect(findParticleErrors(text, { words })).toEqual([])
    }
  })

  it.each(['열쇠', '책', '길', 'Elara', '3월의 눈'])(
    'fit a title that ends as %s does',
    (title) => {
      const { story } = reader
      if (!story?.top) throw new Error('the reader read')
      const facts = { ...reader, story: { ...story, top: { ...story.top, title } } }
      for (const text of sayable(facts))
        expect(findParticleErrors(text, { words: [title] })).toEqual([])
    },
  )

  it('divide scores by the games that they are of', () => {
    const averages = sayable(coach).filter((text) => text.includes('평균'))
    expect(averages).toEqual([expect.stringContaining('한 판에 평균 160점')])
  })

  it('hold two numbers or names of the person each', () => {
    const own =
      /\d[\d,]*|\S+ 번(?=[ 이])|『[^』]+』|‘[^’]+’|[일월화수목금토]요일|\S+ 시(?=[쯤대의 ])|햇살|안개/g
    const poor = sayable(everything).filter((text) => (text.match(own) ?? []).length < 2)
    expect(poor).toEqual([])
  })
})

describe('the pages', () => {
  it.each(Object.entries(people))('of %s are as the contract says', (_, facts) => {
    for (const page of writePages(facts, false)) {
      expect(YearPage.parse(page)).toEqual(page)
      expect(altOf(page)).not.toBe('')
    }
  })

  it('are called thin on the cover where they are few, and only there', () => {
    for (const facts of Object.values(people)) {
      const pages = writePages(facts, false)
      const cover = pages.find((page) => page.kind === 'cover')
      expect(cover?.subtitle.includes('얇은')).toBe(pages.length === 4)
    }
  })

  it('open with what is unusual of the person, not with what is largest', () => {
    const keys = chooseNumbers(riser, 3).map(({ key }) => key)
    expect(keys).toContain('five-o-clock')
    expect(keys).not.toContain('days')
  })
})

describe('the months’ sentence', () => {
  /** All that it may say of the days on which something was done. */
  const saidOf = (days: readonly number[], untilDay = NEW_YEAR + 334) => {
    const habits = habitsOf(joinRhythms(days.map((day) => rhythm({ from: day }))))
    if (!habits) throw new Error('there were days')
    const seeds = Array.from({ length: 60 }, (_, seed) => seed)
    return new Set(seeds.map((seed) => monthsSentence(habits, { morning: null, seed, untilDay })))
  }
  const [JANUARY, MARCH, JULY, NOVEMBER] = [10, 65, 190, 310]
  const eachMonth = Array.from({ length: 11 }, (_, at) => at * 30 + 15)

  it('tells of quiet months within the gap that it tells the end of', () => {
    const said = [...saidOf([JANUARY, MARCH, JULY, NOVEMBER])].join('\n')
    expect(said).toContain('4월부터 6월까지는 통째로 여백이에요. 7월 10일 금요일에 다시 이어졌고')
    expect(said).not.toContain('2월은 통째로')
    const one = [...saidOf([JANUARY, MARCH])].join('\n')
    expect(one).toContain('2월은 통째로 여백이에요. 3월 7일 토요일에')
  })

  it('counts no month as empty that the book does not tell of yet', () => {
    const inDecember = [...saidOf(eachMonth)].join('\n')
    expect(inDecember).not.toContain('달뿐')
    expect(inDecember).toContain('11달 내내')
    const atTheEnd = [...saidOf(eachMonth, NEW_YEAR + 364)].join('\n')
    expect(atTheEnd).toContain('빈 달이 1달뿐')
    const noneEmpty = [...saidOf([...eachMonth, 340], NEW_YEAR + 364)].join('\n')
    expect(noneEmpty).toContain('12달 내내')
    expect(noneEmpty).not.toContain('0달')
  })
})

describe('a type', () => {
  const typeOf = (facts: YearFacts) =>
    writePages(facts, false).find((page) => page.kind === 'archetype')

  it('is by what somebody did most unlike others', () => {
    expect(typeOf(riser)).toMatchObject({ archetype: 'dawn-lighthouse', title: '새벽 등대' })
    expect(typeOf(coach)).toMatchObject({ archetype: 'worldcup-coach' })
    expect(typeOf(coach)?.kind === 'archetype' && typeOf(coach)).toMatchObject({
      reason: '끝까지 한 놀이 48판 가운데 결승을 지휘한 게 40번이에요.',
    })
  })

  it('is the rarer of two that lie equally high', () => {
    const { letter } = riser
    const { story } = reader
    if (!letter || !story) throw new Error('both are there')
    expect(FEATURES['letter-carrier'].usual).toEqual(FEATURES['ending-hunter'].usual)
    const quiet = {
      ...story,
      endings: 30,
      themes: 1,
      returns: 0,
      questions: 0,
      typed: 0,
      top: null,
    }
    const both = { ...nobody, letter: { ...letter, written: 30 }, story: quiet }
    expect(typeOf(both)).toMatchObject({ archetype: 'letter-carrier' })
    expect(typeOf({ ...both, letter: { ...letter, written: 29 } })).toMatchObject({
      archetype: 'ending-hunter',
    })
  })
})
