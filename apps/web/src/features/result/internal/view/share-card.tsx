import type { ReactNode } from 'react'
import type { ResultCard } from '@doran/contract'
import { Wordmark } from '@doran/ui'
import { CardBars } from './card-bars'
import { CardPodium } from './card-podium'

type ShareCardProps = {
  card: ResultCard
  heading: string
  gameTitle?: string | undefined
  playerName?: string | null | undefined
  isMine?: boolean
  /** In the place of its picture. */
  board?: ReactNode
}

/** A result as its picture shows it: at night, whatever the theme. */
export function ShareCard({
  card,
  heading,
  gameTitle,
  playerName,
  isMine = false,
  board,
}: ShareCardProps) {
  const { line, picture, bars, podium } = card
  return (
    <div
      data-theme="dark"
      className={`${isMine ? 'corner-mine' : 'corner-card'} grid gap-5 overflow-hidden border border-line bg-bg bg-[radial-gradient(circle_at_26%_40%,#3a2116,transparent_60%)] p-5 text-text md:p-8 ${board ? '' : 'md:grid-cols-[7fr_8fr] md:gap-9'}`}
    >
      {!board && picture && (
        <img
          src={picture.url}
          alt={picture.alt}
          width={400}
          height={400}
          fetchPriority="high"
          className="corner-image block aspect-square h-auto w-full bg-surface-2 object-cover"
        />
      )}
      <div className="flex min-w-0 flex-col justify-between gap-6">
        <div>
          {!isMine && (
            <p className="mb-1 text-sm text-text-2">
              {playerName ? `${playerName} 님의 결과` : '친구의 결과'}
            </p>
          )}
          {gameTitle !== undefined && (
            <p className="prose-ko font-semibold text-ember">{gameTitle}</p>
          )}
          <h1 className="prose-ko mt-1 text-h1 font-extrabold wrap-anywhere md:text-hero">
            {heading}
          </h1>
          <p className="prose-ko mt-2 text-text-2 md:text-story">{line}</p>
        </div>
        {board}
        {podium.length > 0 ? <CardPodium podium={podium} /> : <CardBars bars={bars} />}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-text-2">
          <Wordmark height={28} className="text-text" />
          {isMine && playerName}
        </p>
      </div>
    </div>
  )
}
