import type { LetterFacts } from '../facts/year-facts.js'
import type { Candidate } from './candidate.js'
import { habitsOf } from './habits.js'
import { deviationsOf } from './unusual.js'
import { dateWords, dayWords, hourWords, number } from './words.js'

const group = 'letter' as const

export function letterCandidates(letter: LetterFacts | null): Candidate[] {
  if (!letter) return []
  const { written, writtenTo, received, receivedOn, firstReceivedDay, longestReceived } = letter
  const habits = habitsOf(letter.rhythm)
  return [
    {
      key: 'letters-written',
      group,
      value: written,
      unit: '통',
      label: '걸어 둔 편지',
      unusual: deviationsOf(written, { mean: 1, deviation: 0.8 }),
      sentences: [
        habits && writtenTo > 1
          ? `나무 ${writtenTo}그루에 나눠 걸었어요. 첫 편지는 ${dayWords(habits.firstDay)}, ${hourWords(habits.hour.hour)} 무렵의 글씨가 가장 많고요.`
          : null,
        habits && writtenTo === 1 && written > 1
          ? `모두 나무 한 그루에 걸었어요. ${dateWords(habits.firstDay)}부터 ${dateWords(habits.lastDay)}까지, 할 말이 남아 있었나 봐요.`
          : null,
        habits && written > received && received > 0
          ? `돌아온 편지는 ${number(received)}통이에요. ${dayWords(habits.busiest.day)}에는 하루에 ${habits.busiest.count}통을 걸었고요.`
          : null,
      ],
    },
    {
      key: 'letters-received',
      group,
      value: received,
      unit: '통',
      label: '받은 편지',
      unusual: deviationsOf(received, { mean: 1.3, deviation: 1 }),
      sentences: [
        firstReceivedDay !== null && received > 1
          ? `${dayWords(firstReceivedDay)}에 첫 편지가 걸렸어요. 가장 긴 건 ${number(longestReceived)}자, 천천히 읽을 만해요.`
          : null,
        firstReceivedDay !== null && receivedOn > 1
          ? `나무 ${receivedOn}그루에 나뉘어 걸렸어요. 첫 장식은 ${dateWords(firstReceivedDay)}의 것이고요.`
          : null,
        firstReceivedDay !== null && received === 1
          ? `${dayWords(firstReceivedDay)}에 온 한 통, ${number(longestReceived)}자예요. 한 통이라 더 잘 보이는 편지도 있어요.`
          : null,
      ],
    },
  ]
}
