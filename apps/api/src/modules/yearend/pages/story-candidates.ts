import type { Candidate, Told } from './candidate.js'
import { habitsOf } from './habits.js'
import { deviationsOf } from './unusual.js'
import {
  dateWords,
  dayWords,
  hourWords,
  number,
  percent,
  times,
  titled,
  weekdayName,
} from './words.js'

const group = 'story' as const

export function storyCandidates({ facts: { story } }: Told): Candidate[] {
  const habits = story && habitsOf(story.rhythm)
  if (!story?.top || !habits) return []
  const { top, turns, sessions, themes, genres, endings, returns, said, questions, typed } = story
  const { busiest, hour, firstDay } = habits
  const title = titled(top.title)
  const weekday = weekdayName(habits.weekday.weekday)
  return [
    {
      key: 'turns',
      group,
      value: turns,
      unit: '장면',
      label: '넘긴 장면',
      unusual: deviationsOf(turns, { mean: 3.6, deviation: 1.3 }),
      sentences: [
        themes > 1
          ? `그중 ${percent(top.turns, turns)}%가 ${title}에서 나왔어요. ${weekday}이면 유독 오래 머물렀고요.`
          : `전부 ${titled(top.title, '과/와')} 보낸 시간이에요. 책장은 ${weekday}에 가장 많이 넘어갔고요.`,
        busiest.count >= 5 && busiest.day !== firstDay
          ? `${dayWords(firstDay)}에 첫 장면을 넘겼고, ${dateWords(busiest.day)} 하루에만 ${number(busiest.count)}장면을 더 읽었어요.`
          : null,
        `책을 가장 자주 편 때는 ${hourWords(hour.hour)} 무렵이에요. 그 한 시간에만 ${number(hour.count)}장면이 쌓였어요.`,
      ],
    },
    {
      key: 'one-story',
      group,
      value: top.turns,
      unit: '장면',
      label: '한 이야기에 머문 장면',
      unusual: deviationsOf(top.turns, { mean: 3, deviation: 1.1 }),
      sentences: [
        top.days > 1
          ? `${titled(top.title, '을/를')} ${dateWords(top.firstDay)}에 펼쳐 ${dateWords(top.lastDay)}까지, ${top.days}일을 드나들었어요.`
          : null,
        themes > 1
          ? `다른 이야기가 ${themes - 1}편이나 기다렸는데도 ${percent(top.turns, turns)}%는 ${title}에 남았어요.`
          : null,
      ],
    },
    {
      key: 'endings',
      group,
      value: endings,
      unit: '번',
      label: '만난 결말',
      unusual: deviationsOf(endings, { mean: 1, deviation: 0.8 }),
      sentences: [
        top.endings > 1
          ? `${title}에서만 ${times(top.endings)} 끝을 봤어요. 이야기 ${sessions}편을 열어 두고도 그 문을 다시 두드린 거예요.`
          : null,
        endings * 2 >= sessions && sessions > 1 && top.endings > 0
          ? `이야기 ${sessions}편을 펼쳐 놓고 끝을 알아야 잠이 오는 편이었죠. ${title}도 예외는 아니었고요.`
          : null,
        endings > 0 && endings * 2 < sessions
          ? `이야기 ${sessions}편을 열고 ${times(endings)} 닫았어요. ${titled(top.title, '을/를')} 비롯한 나머지는 아직 펼쳐진 채고요.`
          : null,
      ],
    },
    {
      key: 'rereading',
      group,
      value: top.sessions,
      unit: '번',
      label: '같은 이야기를 처음부터',
      unusual: deviationsOf(top.sessions, { mean: 0.9, deviation: 0.35 }),
      sentences: [
        top.sessions > 1
          ? `${titled(top.title, '은/는')} 끝나도 끝난 게 아니었어요. ${dateWords(top.firstDay)}부터 ${dateWords(top.lastDay)}까지 첫 장을 자꾸 다시 열었으니까요.`
          : null,
      ],
    },
    {
      key: 'returns',
      group,
      value: returns,
      unit: '번',
      label: '되돌아간 갈림길',
      unusual: deviationsOf(returns, { mean: 1.1, deviation: 0.9 }),
      sentences: [
        returns > 1
          ? `${number(turns)}장면을 넘기는 동안 ${percent(returns, turns)}%는 ‘다른 길로 갔다면’에 썼어요. ${title}의 길은 유난히 여러 갈래였고요.`
          : null,
        returns > endings && endings > 0
          ? `끝은 ${times(endings)} 봤는데 갈림길에는 그보다 ${times(returns - endings)} 더 섰어요. 가지 않은 길이 궁금한 해였네요.`
          : null,
      ],
    },
    {
      key: 'typed',
      group,
      value: typed,
      unit: '자',
      label: '직접 적은 글자',
      unusual: deviationsOf(typed, { mean: 5, deviation: 1.6 }),
      sentences: [
        said > 0 && typed > 0
          ? `인물에게 말을 건 것만 ${number(said)}번. ${hourWords(hour.hour)}의 ${title}에는 직접 쓴 문장이 남아 있어요.`
          : null,
        typed >= 500
          ? `원고지로 ${Math.ceil(typed / 200)}장이에요. ${dayWords(firstDay)}에 첫 문장을 적은 사람이 여기까지 왔네요.`
          : null,
      ],
    },
    {
      key: 'genres',
      group,
      value: genres,
      unit: '가지',
      label: '건너다닌 장르',
      unusual: deviationsOf(genres, { mean: 1.1, deviation: 0.4 }),
      sentences: [
        genres > 2
          ? `이야기 ${sessions}편이 ${genres}가지 장르에 흩어져 있어요. 그래도 짐을 오래 푼 곳은 ${top.genre}, ${titled(top.title, '이었/였')}죠.`
          : null,
      ],
    },
    {
      key: 'story-day',
      group,
      value: busiest.count,
      unit: '장면',
      label: '하루에 넘긴 장면',
      unusual: deviationsOf(busiest.count, { mean: 2.4, deviation: 0.8 }),
      sentences: [
        busiest.count >= 10 && busiest.count < turns
          ? `${dayWords(busiest.day)}의 일이에요. 올해 읽은 ${number(turns)}장면의 ${percent(busiest.count, turns)}%가 그 하루에 넘어갔어요.`
          : null,
      ],
    },
    {
      key: 'story-questions',
      group,
      value: questions,
      unit: '개',
      label: '이야기에 던진 물음표',
      unusual: deviationsOf(questions, { mean: 1.2, deviation: 1 }),
      sentences: [
        questions > 2
          ? `${number(turns)}장면 가운데 ${percent(questions, turns)}%에서 무언가를 물었어요. ${title}의 사람들은 대답하느라 바빴겠어요.`
          : null,
      ],
    },
  ]
}
