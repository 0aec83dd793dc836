import type { Candidate, Told } from './candidate.js'
import { deviationsOf, unevenness } from './unusual.js'
import { dateWords, dayWords, hourWords, number, percent, weekdayName } from './words.js'

const group = 'time' as const

/** A gap that is one: shorter ones have everybody. */
const GAP_DAYS = 14

/** Of all that was done, whatever it was. */
export function timeCandidates({ habits }: Told): Candidate[] {
  const { total, activeDays, firstDay, lastDay, busiest, hour, atNight, gap, run } = habits
  const { months, topMonth, activeMonths } = habits
  const weekday = weekdayName(habits.weekday.weekday)
  const inTopMonth = months[topMonth - 1] ?? 0
  return [
    {
      key: 'days',
      group,
      value: activeDays,
      unit: '일',
      label: '도란에 들른 날',
      unusual: deviationsOf(activeDays, { mean: 3, deviation: 1 }),
      sentences: [
        firstDay < lastDay
          ? `${dayWords(firstDay)}에 들어와 ${dateWords(lastDay)}까지. 그중에서도 ${weekday}에 가장 자주 보였어요.`
          : null,
        activeMonths > 1
          ? `한 해 가운데 ${activeMonths}달에 걸쳐 있어요. 제일 북적인 달은 ${topMonth}월, 요일로는 ${weekday}이고요.`
          : null,
      ],
    },
    {
      key: 'hour',
      group,
      value: hour.count,
      unit: '번',
      label: `${hourWords(hour.hour)}의 도란`,
      unusual: unevenness(hour.count, total, 0.12),
      sentences: [
        hour.count > 2
          ? `하루 스물네 시간 가운데 이 한 시간에 ${percent(hour.count, total)}%가 몰려 있어요. 요일로는 ${weekday}이 가장 붐볐고요.`
          : null,
      ],
    },
    {
      key: 'weekday',
      group,
      value: habits.weekday.count,
      unit: '번',
      label: `${weekday}에 한 일`,
      unusual: unevenness(habits.weekday.count, total, 0.18),
      sentences: [
        habits.weekday.count > 2
          ? `한 해의 ${percent(habits.weekday.count, total)}%가 ${weekday}에 모여 있어요. ${hourWords(hour.hour)}쯤이면 어김없었죠.`
          : null,
      ],
    },
    {
      key: 'night',
      group,
      value: atNight,
      unit: '번',
      label: '자정을 넘긴 순간',
      unusual: unevenness(atNight, total, 0.1),
      sentences: [
        atNight > 2
          ? `전체의 ${percent(atNight, total)}%는 밤 열두 시와 새벽 다섯 시 사이에 있었어요. ${topMonth}월의 밤이 제일 길었나 봐요.`
          : null,
      ],
    },
    {
      key: 'gap',
      group,
      value: gap.days,
      unit: '일',
      label: '잠시 덮어 둔 날',
      unusual: deviationsOf(gap.days, { mean: 3.2, deviation: 0.7 }),
      sentences: [
        gap.days >= GAP_DAYS
          ? `${dateWords(gap.lastBefore)} 다음은 ${dayWords(gap.return)}이에요. 돌아온 날 하루에 ${number(gap.onReturn)}가지를 했으니, 책갈피는 제자리에 있었던 거예요.`
          : null,
      ],
    },
    {
      key: 'busiest-day',
      group,
      value: busiest.count,
      unit: '가지',
      label: '가장 북적인 하루',
      unusual: deviationsOf(busiest.count, { mean: 2.5, deviation: 0.8 }),
      sentences: [
        busiest.count > 4 && busiest.count < total
          ? `${dayWords(busiest.day)}의 일이에요. 한 해 ${number(total)}가지 가운데 ${percent(busiest.count, total)}%가 그 하루에 들어 있어요.`
          : null,
      ],
    },
    {
      key: 'run',
      group,
      value: run.days,
      unit: '일',
      label: '연달아 찾아온 날',
      unusual: deviationsOf(run.days, { mean: 1.7, deviation: 0.7 }),
      sentences: [
        run.days > 2
          ? `${dateWords(run.from)}부터 ${dateWords(run.from + run.days - 1)}까지 이어졌어요. 들른 날 ${activeDays}일의 ${percent(run.days, activeDays)}%가 이때예요.`
          : null,
      ],
    },
    {
      key: 'month',
      group,
      value: inTopMonth,
      unit: '가지',
      label: `${topMonth}월에 한 일`,
      unusual: unevenness(inTopMonth, total, 0.2),
      sentences: [
        activeMonths > 1 && inTopMonth > 2
          ? `${activeMonths}달에 나뉜 한 해에서 ${topMonth}월 혼자 ${percent(inTopMonth, total)}%를 맡았어요. ${weekday}이 특히 바빴고요.`
          : null,
      ],
    },
  ]
}
