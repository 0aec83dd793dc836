import type { ReactNode } from 'react'
import type { Arcade, ReplyOf } from '@doran/contract'
import { FieldIllustration } from './internal/art/field-illustration'
import { HowToPlay } from './internal/art/how-to-play'
import { PlantSymbols } from './internal/art/plant-symbols'
import { KeptGames } from './internal/lobby/kept-games'
import { LastPodium } from './internal/lobby/last-podium'
import { OwnRecord } from './internal/lobby/own-record'
import { PastSeasons } from './internal/lobby/past-seasons'
import { PlayChoice } from './internal/lobby/play-choice'
import { WeekRanking } from './internal/lobby/week-ranking'
import { weekWords } from './internal/lobby/week-words'

export type TomatoLobbyProps = {
  arcade: Arcade
  ranking: ReplyOf<'GET /v1/arcade/tomato/ranking'>
}

/** Before the field is played: how it stands today, one's own records and the names of the week. */
export function TomatoLobby({ arcade, ranking }: TomatoLobbyProps) {
  const { gameId, poppedToday, mine, daily, season, place, podium } = arcade
  return (
    <div className="page pt-8 pb-12 md:pt-12">
      <PlantSymbols />
      <header>
        <h1 className="prose-ko text-h2 font-extrabold md:text-h1">토마토 밭</h1>
        <p className="prose-ko mt-2 text-text-2 md:text-story">빨갛게 익은 것만 톡!</p>
      </header>
      <KeptGames gameId={gameId} />
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
        <figure className="overflow-clip corner-card">
          <FieldIllustration poppedToday={poppedToday} />
          <figcaption className="bg-surface-1 px-5 py-3 text-sm text-text-2">
            {poppedToday === 0
              ? '오늘은 아직 아무도 따지 않았어요. 첫 토마토를 기다려요.'
              : `오늘 모두 함께 ${poppedToday.toLocaleString('ko-KR')}개를 땄어요.`}
          </figcaption>
        </figure>
        <PlayChoice daily={daily} />
      </div>
      <Part title="내 기록">
        <OwnRecord mine={mine} place={place} />
      </Part>
      <Part title="이번 주 순위" note={`${weekWords(season)} · 월요일 아침 5시에 새로 시작해요`}>
        <WeekRanking first={ranking} place={place} />
      </Part>
      {podium.length > 0 && (
        <Part title="지난주의 밭">
          <LastPodium rows={podium} />
        </Part>
      )}
      <Part title="이렇게 해요">
        <HowToPlay />
      </Part>
      <Part title="지난 순위">
        <PastSeasons />
      </Part>
    </div>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-h3 font-extrabold">{title}</h2>
      {note && <p className="mt-1 text-sm text-text-3">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
