import type { Candidate, Told } from './candidate.js'
import { habitsOf } from './habits.js'
import { deviationsOf } from './unusual.js'
import { dateWords, dayWords, hourWords, number, weekdayName } from './words.js'

const group = 'community' as const

export function communityCandidates({ facts: { community } }: Told): Candidate[] {
  const habits = community && habitsOf(community.rhythm)
  if (!community || !habits) return []
  const { posts, comments, likes, questions } = community
  const { busiest, firstDay, hour } = habits
  const weekday = weekdayName(habits.weekday.weekday)
  const written = posts + comments
  return [
    {
      key: 'likes',
      group,
      value: likes,
      unit: '번',
      label: '보낸 공감',
      unusual: deviationsOf(likes, { mean: 2.2, deviation: 1.2 }),
      sentences: [
        likes > written && written > 0
          ? `쓴 글과 댓글은 ${number(written)}개인데 박수는 그보다 ${number(likes - written)}번 많아요. ${weekday}이면 특히 인심이 좋았고요.`
          : null,
        likes > 1 && written === 0
          ? `한마디 없이 박수만 보냈어요. ${dayWords(firstDay)}에 시작해 ${hourWords(hour.hour)} 무렵이면 조용히 다녀갔죠.`
          : null,
        likes > 1 && written >= likes
          ? `글과 댓글 ${number(written)}개를 쓰는 사이사이 눌렀어요. ${dateWords(busiest.day)}에는 하루에 ${busiest.count}번이나 둘러앉았고요.`
          : null,
      ],
    },
    {
      key: 'comments',
      group,
      value: comments,
      unit: '개',
      label: '나눈 댓글',
      unusual: deviationsOf(comments, { mean: 1.6, deviation: 1.1 }),
      sentences: [
        comments > 1
          ? `제일 떠들썩했던 날은 ${dayWords(busiest.day)}, 말문이 트이는 때는 ${hourWords(hour.hour)} 무렵이에요.`
          : null,
        comments > 1 && posts > 0
          ? `글 ${posts}편을 올리고 댓글로 더 오래 이야기했어요. ${weekday}의 자리가 가장 길었고요.`
          : null,
      ],
    },
    {
      key: 'posts',
      group,
      value: posts,
      unit: '편',
      label: '올린 글',
      unusual: deviationsOf(posts, { mean: 0.9, deviation: 0.8 }),
      sentences: [
        posts > 1
          ? `${dayWords(firstDay)}에 자리를 잡고, 댓글 ${number(comments)}개와 함께 한 해를 둘러앉았어요.`
          : null,
      ],
    },
    {
      key: 'community-questions',
      group,
      value: questions,
      unit: '개',
      label: '건넨 물음표',
      unusual: deviationsOf(questions, { mean: 0.8, deviation: 0.8 }),
      sentences: [
        questions > 2
          ? `글과 댓글 ${number(written)}개 사이에 물음표가 이만큼이에요. ${weekday}에는 궁금한 게 더 많았나 봐요.`
          : null,
      ],
    },
  ]
}
