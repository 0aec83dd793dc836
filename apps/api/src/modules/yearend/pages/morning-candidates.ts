import { withParticle } from '@doran/korean'
import type { Candidate, Told } from './candidate.js'
import { habitsOf } from './habits.js'
import { deviationsOf, unevenness } from './unusual.js'
import { dateWords, dayWords, hourSpan, moodWord, number, percent, weekdayName } from './words.js'

const group = 'morning' as const

export function morningCandidates({ facts: { morning } }: Told): Candidate[] {
  const habits = morning && habitsOf(morning.rhythm)
  if (!morning || !habits) return []
  const { checks, bridged, notes, mostMood } = morning
  const atFive = morning.rhythm.hours[5] ?? 0
  const { run, hour, firstDay } = habits
  const weekday = weekdayName(habits.weekday.weekday)
  return [
    {
      key: 'mornings',
      group,
      value: checks,
      unit: '번',
      label: '남긴 아침',
      unusual: deviationsOf(checks, { mean: 2.6, deviation: 1.2 }),
      sentences: [
        checks > 2
          ? `그중 ${hour.count}번은 ${hourSpan(hour.hour)}의 아침이에요. ${weekday}이 제일 부지런했고요.`
          : null,
        mostMood && checks > 2
          ? `${dayWords(firstDay)}에 처음 문을 열었고, 가장 자주 고른 하늘은 ${moodWord(mostMood.mood)}, ${mostMood.count}번이었어요.`
          : null,
      ],
    },
    {
      key: 'morning-run',
      group,
      value: run.days,
      unit: '일',
      label: '내리 이어진 아침',
      unusual: deviationsOf(run.days, { mean: 1.7, deviation: 0.7 }),
      sentences: [
        run.days > 2
          ? `${dateWords(run.from)}부터 ${dateWords(run.from + run.days - 1)}까지예요. 올해 남긴 아침의 ${percent(run.days, checks)}%가 이 한 줄에 있어요.`
          : null,
        run.days > 2 && bridged > 0
          ? `${dayWords(run.from)}에 시작된 줄이에요. 다른 때에는 쉼표 ${bridged}개가 빈 자리를 이어 줬고요.`
          : null,
      ],
    },
    {
      key: 'five-o-clock',
      group,
      value: atFive,
      unit: '번',
      label: `${hourSpan(5)}의 아침`,
      unusual: unevenness(atFive, checks, 0.08),
      sentences: [
        atFive > 1
          ? `해보다 먼저 일어난 날들이에요. 남긴 아침 ${number(checks)}번의 ${percent(atFive, checks)}%나 되고, 시작은 ${dateWords(firstDay)}이었어요.`
          : null,
      ],
    },
    {
      key: 'mood',
      group,
      value: mostMood?.count ?? 0,
      unit: '번',
      label: mostMood ? `${moodWord(mostMood.mood)}의 아침` : '아침',
      unusual: unevenness(mostMood?.count ?? 0, checks, 0.34),
      sentences: [
        mostMood && mostMood.count > 2
          ? `다섯 가지 하늘 가운데 ${withParticle(moodWord(mostMood.mood), '을/를')} ${percent(mostMood.count, checks)}%나 골랐어요. 아침 문을 가장 자주 연 요일은 ${weekday}이고요.`
          : null,
      ],
    },
    {
      key: 'notes',
      group,
      value: notes,
      unit: '줄',
      label: '아침에 적은 한 줄',
      unusual: deviationsOf(notes, { mean: 1.9, deviation: 1.1 }),
      sentences: [
        notes > 1
          ? `아침 ${number(checks)}번 가운데 ${percent(notes, checks)}%에는 말을 남겼어요. ${hourSpan(hour.hour)}의 글씨가 제일 많고요.`
          : null,
      ],
    },
  ]
}
