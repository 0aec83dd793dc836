import type { Champion, PlayFacts, StoryFacts, TopStory, YearFacts } from '../facts/year-facts.js'
import { dateOfDay } from '../season.js'
import { habitsOf, type Habits } from './habits.js'
import { pickBy } from './seed-of.js'
import {
  dateWords,
  dayWords,
  hourWords,
  moodWord,
  number,
  percent,
  quoted,
  times,
  titled,
} from './words.js'

/** Below the year's twelve months. */
export function monthsSentence(
  habits: Habits,
  { morning, seed, untilDay }: Pick<YearFacts, 'morning' | 'seed' | 'untilDay'>,
): string {
  const { months, topMonth, activeMonths, gap, total } = habits
  const count = months[topMonth - 1] ?? 0
  const mood = morning?.moods[topMonth - 1]
  const quiet = monthsWithin(gap)
  const toldMonths = dateOfDay(untilDay - 1).month
  const empty = toldMonths - activeMonths
  const always = `${topMonth}월에 남긴 흔적이 ${number(count)}번, 한 해의 ${percent(count, total)}%예요. 첫날은 ${dayWords(habits.firstDay)}이었고요.`
  const others = [
    mood && count > 2
      ? `가장 북적인 ${topMonth}월의 하늘은 주로 ${moodWord(mood)}. 그달에만 흔적을 ${number(count)}번 남겼어요.`
      : null,
    quiet !== null
      ? `${quiet} 통째로 여백이에요. ${dayWords(gap.return)}에 다시 이어졌고, 제일 진한 달은 ${topMonth}월이 됐어요.`
      : null,
    activeMonths > 8 && empty > 0
      ? `빈 달이 ${empty}달뿐인 해예요. ${topMonth}월에 ${number(count)}번으로 제일 높이 올라갔고요.`
      : null,
    empty === 0
      ? `${toldMonths}달 내내 빈 달이 없었어요. ${topMonth}월에 ${number(count)}번으로 제일 높이 올라갔고요.`
      : null,
  ].filter((sentence) => sentence !== null)
  return pickBy([always, ...others], seed, 'months')
}

/** The months that lie wholly within a gap, as what the sentence is of; null where none does. */
function monthsWithin({ lastBefore, return: back }: Habits['gap']): string | null {
  const [from, to] = [dateOfDay(lastBefore).month + 1, dateOfDay(back).month - 1]
  if (from > to) return null
  return from === to ? `${from}월은` : `${from}월부터 ${to}월까지는`
}

export function storySentence(
  { turns, themes, rhythm }: StoryFacts,
  top: TopStory,
  seed: number,
): string {
  const habits = habitsOf(rhythm)
  const always =
    top.days > 1
      ? `${dateWords(top.firstDay)}에 펼쳐 ${dateWords(top.lastDay)}까지 ${top.days}일, ${number(top.turns)}장면을 함께 걸었어요.`
      : `${dayWords(top.firstDay)} 하루에 ${number(top.turns)}장면을 단숨에 걸었어요.`
  const others = [
    themes > 1 && top.turns < turns
      ? `이야기 ${themes}편 가운데 ${percent(top.turns, turns)}%의 시간이 여기 머물렀어요. 마지막으로 다녀간 날은 ${dateWords(top.lastDay)}이고요.`
      : null,
    top.sessions > 1
      ? `처음부터 다시 연 것만 ${times(top.sessions)}이에요. ${dayWords(top.firstDay)}의 첫 장이 그렇게 좋았나 봐요.`
      : null,
    top.endings > 0 && habits
      ? `${hourWords(habits.hour.hour)}의 불빛 아래에서 결말을 ${times(top.endings)} 봤어요. ${number(top.turns)}장면 끝의 일이에요.`
      : null,
  ].filter((sentence) => sentence !== null)
  return pickBy([always, ...others], seed, 'story')
}

export function championSentence(
  { plays, games }: PlayFacts,
  first: Champion,
  seed: number,
): string {
  const always = `${number(plays)}판을 지나 ${dayWords(first.lastDay)}, ${quoted(first.label, '이/가')} ${titled(first.game)}의 맨 앞에 섰어요.`
  const others = [
    first.count > 1
      ? `${titled(first.game)}에서 ${quoted(first.label, '을/를')} ${times(first.count)}이나 골랐어요. 마음이 어디로 기우는지 이제 숨길 수 없겠네요.`
      : null,
    games > 2
      ? `놀이 ${games}가지를 돌고 돌아 ${quoted(first.label, '으로/로')} 정해졌어요. ${dateWords(first.lastDay)}의 선택이에요.`
      : null,
  ].filter((sentence) => sentence !== null)
  return pickBy([always, ...others], seed, 'champion')
}
