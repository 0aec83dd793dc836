import type { Candidate, Told } from './candidate.js'
import { habitsOf } from './habits.js'
import { deviationsOf } from './unusual.js'
import {
  dateWords,
  dayWords,
  number,
  percent,
  quoted,
  times,
  titled,
  weekdayName,
} from './words.js'

const group = 'play' as const

export function playCandidates({ facts: { play } }: Told): Candidate[] {
  const habits = play && habitsOf(play.rhythm)
  if (!play || !habits) return []
  const { plays, games, worldcups, relaxed, most, pops } = play
  const { tomatoGames, tomatoScores, bestTomato } = play
  const [champion] = play.champions
  const weekday = weekdayName(habits.weekday.weekday)
  return [
    {
      key: 'plays',
      group,
      value: plays,
      unit: '판',
      label: '끝까지 한 놀이',
      unusual: deviationsOf(plays, { mean: 2, deviation: 1.1 }),
      sentences: [
        most && games > 1
          ? `제일 자주 찾은 건 ${titled(most.title)}, ${number(most.count)}번이에요. 요일로는 ${weekday}에 손이 많이 갔고요.`
          : null,
        most && games === 1 && plays > 1
          ? `${dayWords(habits.firstDay)}부터 오직 ${titled(most.title)} 하나였어요. ${weekday}이면 어김없었고요.`
          : null,
        habits.busiest.count > 2
          ? `${dayWords(habits.busiest.day)}에는 하루에 ${habits.busiest.count}판을 내리 했어요. 한 해 놀이의 ${percent(habits.busiest.count, plays)}%를 그날 다 한 셈이에요.`
          : null,
      ],
    },
    {
      key: 'same-game',
      group,
      value: most?.count ?? 0,
      unit: '번',
      label: '한 놀이를 찾은 횟수',
      unusual: deviationsOf(most?.count ?? 0, { mean: 1, deviation: 0.7 }),
      sentences: [
        most && most.count > 2 && games > 1
          ? `놀이 ${games}가지 가운데 ${titled(most.title, '은/는')} 자꾸 다시 불려 나왔어요. 마지막으로 논 날은 ${dateWords(habits.lastDay)}이고요.`
          : null,
      ],
    },
    {
      key: 'worldcups',
      group,
      value: worldcups,
      unit: '번',
      label: '결승까지 치른 월드컵',
      unusual: deviationsOf(worldcups, { mean: 1.2, deviation: 0.9 }),
      sentences: [
        champion?.isWorldcup && champion.count > 1
          ? `그 많은 결승 가운데 ${quoted(champion.label, '이/가')} ${times(champion.count)} 트로피를 가져갔어요. 마지막 시상식은 ${dateWords(champion.lastDay)}이었고요.`
          : null,
        champion?.isWorldcup && champion.count === 1
          ? `${dayWords(champion.lastDay)}, ${titled(champion.game)}의 마지막 자리에는 ${quoted(champion.label, '이/가')} 남았어요.`
          : null,
      ],
    },
    {
      key: 'same-champion',
      group,
      value: champion?.count ?? 0,
      unit: '번',
      label: '같은 우승자',
      unusual: deviationsOf(champion?.count ?? 0, { mean: 0.8, deviation: 0.35 }),
      sentences: [
        champion?.isWorldcup && champion.count > 1
          ? `${titled(champion.game)}에서 ${quoted(champion.label, '을/를')} 고르고 또 골랐어요. ${dateWords(champion.lastDay)}에도 마음은 그대로였고요.`
          : null,
      ],
    },
    {
      key: 'pops',
      group,
      value: pops,
      unit: '개',
      label: '터뜨린 토마토',
      unusual: deviationsOf(pops, { mean: 5, deviation: 1.4 }),
      sentences: [
        tomatoGames > 0
          ? `시계와 겨룬 ${number(tomatoGames)}판 가운데 제일 풍년인 판은 ${number(bestTomato)}점이었어요. 한 판에 평균 ${number(Math.round(tomatoScores / tomatoGames))}점을 거둔 셈이에요.`
          : null,
      ],
    },
    {
      key: 'games',
      group,
      value: games,
      unit: '가지',
      label: '해 본 놀이',
      unusual: deviationsOf(games, { mean: 1.5, deviation: 0.7 }),
      sentences: [
        games > 2 && most
          ? `${dayWords(habits.firstDay)}에 시작해 ${number(plays)}판을 하는 동안 만난 놀이예요. 그중 ${titled(most.title, '이/가')} 가장 자주 손에 들렸고요.`
          : null,
      ],
    },
    {
      key: 'relaxed',
      group,
      value: relaxed,
      unit: '판',
      label: '느긋하게 한 놀이',
      unusual: deviationsOf(relaxed, { mean: 0.6, deviation: 0.7 }),
      sentences: [
        relaxed > 1
          ? `끝까지 한 ${number(plays)}판 가운데 ${percent(relaxed, plays)}%는 시계를 꺼 두고 했어요. ${weekday}의 속도였죠.`
          : null,
      ],
    },
  ]
}
