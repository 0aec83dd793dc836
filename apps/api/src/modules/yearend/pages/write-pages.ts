import type { YearPage } from '@doran/contract'
import { YEAREND } from '@doran/contract/limits'
import { dateInSeoul } from '../../../platform/time/seoul-day.js'
import { activitiesOf, rhythmOf, type LetterFacts, type YearFacts } from '../facts/year-facts.js'
import { letterOpensAt } from '../season.js'
import { archetypeOf } from './archetype-of.js'
import { chooseNumbers } from './choose-numbers.js'
import { habitsOf, type Habits } from './habits.js'
import { championSentence, monthsSentence, storySentence } from './page-sentences.js'
import { dateWords, number } from './words.js'

/** From so many activities on there is much to draw. */
const MUCH = 100
const NUMBERS = 3

type Page<Kind extends YearPage['kind']> = Extract<YearPage, { kind: Kind }>

/** The pages of a year's book, without those for which there is nothing. */
export function writePages(facts: YearFacts, isSealed: boolean): YearPage[] {
  const activities = activitiesOf(facts)
  const habits = habitsOf(rhythmOf(facts))
  const isThin = activities < YEAREND.thinBelow
  const numbers = { kind: 'numbers' as const, items: chooseNumbers(facts, isThin ? 1 : NUMBERS) }
  return [
    coverOf(facts, { habits, isThin, size: activities >= MUCH ? 'much' : 'little' }),
    numbers,
    ...(isThin ? [] : middleOf(facts, habits)),
    {
      kind: 'tomorrow',
      isSealed,
      opensOn: dateInSeoul(letterOpensAt(facts.year)),
    },
    { kind: 'back', line: '올 한 해도 도란도란, 고마웠어요.', year: facts.year },
  ]
}

function middleOf(facts: YearFacts, habits: Habits | null): YearPage[] {
  return [
    ...(habits ? [monthsOf(facts, habits)] : []),
    ...storyOf(facts),
    ...(habits ? [archetypeOf(facts, habits)] : []),
    ...championOf(facts),
    ...letterOf(facts),
    { kind: 'thanks' as const, thanks: null },
  ]
}

function coverOf(
  { year, name, seed, letter }: YearFacts,
  { habits, isThin, size }: { habits: Habits | null; isThin: boolean; size: Page<'cover'>['size'] },
): Page<'cover'> {
  return {
    kind: 'cover',
    year,
    name,
    title: `${name}의 ${year}년`,
    subtitle: isThin ? '아직 얇은 책이에요. 그래도 첫 장은 있어요.' : subtitleOf(habits, letter),
    seed,
    size,
  }
}

/** Who did nothing has a book of the letters that came. */
function subtitleOf(habits: Habits | null, letter: LetterFacts | null): string {
  if (!habits) return `받은 편지 ${number(letter?.received ?? 0)}통으로 엮은 책`
  const { firstDay, lastDay, activeDays } = habits
  return `${dateWords(firstDay)}부터 ${dateWords(lastDay)}까지, ${number(activeDays)}일의 이야기`
}

function monthsOf(facts: YearFacts, habits: Habits): Page<'months'> {
  const moods = facts.morning?.moods ?? []
  return {
    kind: 'months',
    months: habits.months.map((count, at) => ({ count, mood: moods[at] ?? null })),
    sentence: monthsSentence(habits, facts),
    size: moods.some((mood) => mood !== null) ? 'much' : 'little',
  }
}

function storyOf({ story, seed }: YearFacts): Page<'story'>[] {
  if (!story?.top) return []
  const { top } = story
  const { title, genre, turns, endings, quote, cover } = top
  const sentence = storySentence(story, top, seed)
  return [{ kind: 'story', title, genre, turns, endings, quote, cover, sentence }]
}

function championOf({ play, seed }: YearFacts): Page<'champion'>[] {
  const [first] = play?.champions ?? []
  if (!play || !first) return []
  const items = play.champions.map(({ game, label, picture }) => ({ game, label, picture }))
  return [{ kind: 'champion', items, sentence: championSentence(play, first, seed) }]
}

function letterOf({ letter }: YearFacts): Page<'letter'>[] {
  if (!letter || letter.received === 0) return []
  return [{ kind: 'letter', received: letter.received, chosen: null }]
}
