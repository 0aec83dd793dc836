import type { YearNumber } from '@doran/contract'
import { habitsOf } from './habits.js'
import { rhythmOf, type YearFacts } from '../facts/year-facts.js'
import type { Candidate, Told } from './candidate.js'
import { communityCandidates } from './community-candidates.js'
import { letterCandidates } from './letter-candidates.js'
import { morningCandidates } from './morning-candidates.js'
import { playCandidates } from './play-candidates.js'
import { pickBy } from './seed-of.js'
import { storyCandidates } from './story-candidates.js'
import { timeCandidates } from './time-candidates.js'
import { MOST_UNUSUAL } from './unusual.js'
import { dayWords } from './words.js'

/** Of one group, where there are others to choose from. */
const MOST_OF_A_GROUP = [1, 3] as const

type Usable = Omit<Candidate, 'sentences'> & { sentences: readonly [string, ...string[]] }

/** The numbers that a book opens with: those that are least usual, of different things where it can be. */
export function chooseNumbers(facts: YearFacts, most: number): YearNumber[] {
  const candidates = candidatesOf(facts).toSorted(
    (one, other) =>
      Math.min(MOST_UNUSUAL, other.unusual) - Math.min(MOST_UNUSUAL, one.unusual) ||
      one.key.localeCompare(other.key),
  )
  const chosen: Usable[] = []
  for (const mostOfGroup of MOST_OF_A_GROUP)
    for (const candidate of candidates) {
      const ofGroup = chosen.filter(({ group }) => group === candidate.group).length
      if (chosen.length < most && ofGroup < mostOfGroup && !chosen.includes(candidate))
        chosen.push(candidate)
    }
  if (chosen.length === 0) return [daysTogether(facts)]
  return chosen.map(({ key, value, unit, label, sentences }) => ({
    key,
    value,
    unit,
    label,
    sentence: pickBy(sentences, facts.seed, key),
  }))
}

/** All of which something can be said about this person. */
export function candidatesOf(facts: YearFacts): Usable[] {
  const habits = habitsOf(rhythmOf(facts))
  // Letters may have come to somebody who did nothing.
  const others = habits ? candidatesWith({ facts, habits }) : letterCandidates(facts.letter)
  return others.flatMap(({ sentences, ...candidate }) => {
    const [first, ...rest] = sentences.filter((sentence) => sentence !== null)
    return candidate.value > 0 && first !== undefined
      ? [{ ...candidate, sentences: [first, ...rest] as const }]
      : []
  })
}

const candidatesWith = (told: Told): Candidate[] => [
  ...storyCandidates(told),
  ...playCandidates(told),
  ...letterCandidates(told.facts.letter),
  ...morningCandidates(told),
  ...communityCandidates(told),
  ...timeCandidates(told),
]

/** Where nothing else can be said. */
function daysTogether({ joinedDay, untilDay, name }: YearFacts): YearNumber {
  return {
    key: 'days-together',
    value: Math.max(1, untilDay - joinedDay),
    unit: '일',
    label: '도란과 함께한 날',
    sentence: `${dayWords(joinedDay)}에 ‘${name}’ 자리가 생겼어요. 빈 장은 천천히 채워도 괜찮아요.`,
  }
}
