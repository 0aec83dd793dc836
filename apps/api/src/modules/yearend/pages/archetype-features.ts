import type { Archetype } from '@doran/contract/limits'
import { rhythmOf, type YearFacts } from '../facts/year-facts.js'
import type { Habits } from './habits.js'
import type { Usual } from './unusual.js'
import { number, percent, times, titled, weekdayName } from './words.js'

type Of = { facts: YearFacts; habits: Habits }

type Feature = {
  /** What its z-score is of, after its logarithm. */
  measure: (of: Of) => number
  /** Of readers of a first year as they were imagined; fixed, so that nobody's type depends on others. */
  usual: Usual
  /** How many in a hundred are expected to be it: of equal scores the rarer wins. */
  rarity: number
  /** From this person's numbers. */
  reason: (of: Of) => string
}

/** From three to before seven: who is up then lights the way. */
const dawnOf = ({ facts }: Of): number =>
  rhythmOf(facts)
    .hours.slice(3, 7)
    .reduce((sum, count) => sum + count, 0)

const questionsOf = ({ facts: { story, community } }: Of): number =>
  (story?.questions ?? 0) + (community?.questions ?? 0)

const writtenOf = ({ facts: { community } }: Of): number =>
  (community?.posts ?? 0) + (community?.comments ?? 0)

export const FEATURES: Readonly<Record<Archetype, Feature>> = {
  'ember-collector': {
    measure: ({ facts }) => facts.story?.themes ?? 0,
    usual: { mean: 1.3, deviation: 0.6 },
    rarity: 12,
    reason: ({ facts }) =>
      `서로 다른 이야기 ${facts.story?.themes ?? 0}편에 불을 붙여 ${number(facts.story?.turns ?? 0)}장면을 지폈어요.`,
  },
  'dawn-lighthouse': {
    measure: dawnOf,
    usual: { mean: 1.4, deviation: 1.3 },
    rarity: 7,
    reason: (of) =>
      `새벽 세 시와 아침 일곱 시 사이에 남긴 흔적이 ${number(dawnOf(of))}번, 한 해의 ${percent(dawnOf(of), of.habits.total)}%예요.`,
  },
  'crossroads-traveller': {
    measure: ({ facts }) => facts.story?.returns ?? 0,
    usual: { mean: 1.2, deviation: 1 },
    rarity: 9,
    reason: ({ facts }) =>
      `${number(facts.story?.turns ?? 0)}장면을 걷는 동안 갈림길로 ${number(facts.story?.returns ?? 0)}번 되돌아갔어요.`,
  },
  'ending-hunter': {
    measure: ({ facts }) => facts.story?.endings ?? 0,
    usual: { mean: 1, deviation: 0.8 },
    rarity: 8,
    reason: ({ facts }) =>
      `이야기 ${facts.story?.sessions ?? 0}편을 펼쳐 결말을 ${times(facts.story?.endings ?? 0)} 만났어요.`,
  },
  'letter-carrier': {
    measure: ({ facts }) => facts.letter?.written ?? 0,
    usual: { mean: 1, deviation: 0.8 },
    rarity: 5,
    reason: ({ facts }) =>
      `나무 ${facts.letter?.writtenTo ?? 0}그루에 편지 ${facts.letter?.written ?? 0}통을 걸었어요.`,
  },
  'tomato-farmer': {
    measure: ({ facts }) => facts.play?.tomatoGames ?? 0,
    usual: { mean: 1.3, deviation: 1.2 },
    rarity: 10,
    reason: ({ facts }) =>
      `토마토 밭에 ${number(facts.play?.tomatoGames ?? 0)}번 나가 ${number(facts.play?.tomatoScores ?? 0)}점을 거뒀어요.`,
  },
  'one-well-reader': {
    measure: ({ facts: { story } }) =>
      story?.top ? (story.top.turns * story.top.turns) / Math.max(1, story.turns) : 0,
    usual: { mean: 2.7, deviation: 1.3 },
    rarity: 11,
    reason: ({ facts: { story } }) =>
      story?.top
        ? `읽은 장면의 ${percent(story.top.turns, story.turns)}%, ${number(story.top.turns)}장면이 ${titled(story.top.title)} 한 편이에요.`
        : '',
  },
  'quiet-applause': {
    measure: (of) => Math.max(0, (of.facts.community?.likes ?? 0) - writtenOf(of)),
    usual: { mean: 1.8, deviation: 1.3 },
    rarity: 10,
    reason: (of) =>
      `말은 ${number(writtenOf(of))}번, 박수는 ${number(of.facts.community?.likes ?? 0)}번이었어요.`,
  },
  'question-maker': {
    measure: questionsOf,
    usual: { mean: 1.3, deviation: 1.1 },
    rarity: 7,
    reason: (of) =>
      `한 해 동안 남긴 물음표가 ${number(questionsOf(of))}개, ${weekdayName(of.habits.weekday.weekday)}에 가장 활발했어요.`,
  },
  'world-builder': {
    measure: ({ facts }) => facts.story?.typed ?? 0,
    usual: { mean: 5, deviation: 1.7 },
    rarity: 6,
    reason: ({ facts }) =>
      `이야기 ${facts.story?.themes ?? 0}편에 직접 적어 넣은 글자가 ${number(facts.story?.typed ?? 0)}자예요.`,
  },
  'worldcup-coach': {
    measure: ({ facts }) => facts.play?.worldcups ?? 0,
    usual: { mean: 1.1, deviation: 0.9 },
    rarity: 9,
    reason: ({ facts: { play } }) =>
      `끝까지 한 놀이 ${number(play?.plays ?? 0)}판 가운데 결승을 지휘한 게 ${number(play?.worldcups ?? 0)}번이에요.`,
  },
  'easy-walker': {
    // Many months, little at a time.
    measure: ({ habits }) => (habits.activeMonths * habits.activeDays) / habits.total,
    usual: { mean: 1, deviation: 0.6 },
    rarity: 13,
    reason: ({ habits }) =>
      `${habits.activeMonths}달에 걸쳐 ${habits.activeDays}일을, 하루에 ${number(Math.round(habits.total / habits.activeDays))}가지씩 천천히 걸었어요.`,
  },
}
