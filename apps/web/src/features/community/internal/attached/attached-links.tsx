'use client'

import type { Attachment, GameCard, ThemeCard } from '@doran/contract'
import { lengthName, routes } from '@doran/site/core'
import { Button, LinkButton } from '@doran/ui'
import { consensusPath } from '../../../../lib/game-paths'
import { renderLink } from '../../../../lib/render-link'
import { AttachedCard } from './attached-card'

type AttachedConsensusProps = { game: GameCard; onPlay: (game: GameCard) => void }

/** What all boards of a tier game say. */
export function AttachedConsensus({ game, onPlay }: AttachedConsensusProps) {
  const href = consensusPath(game.id)
  return (
    <AttachedCard
      over="모두의 티어표"
      title={game.title}
      href={href}
      line={game.subtitle}
      picture={game.cover}
      actions={
        <>
          <LinkButton href={href} renderLink={renderLink}>
            모두의 표 보기
          </LinkButton>
          <Button kind="secondary" onClick={() => onPlay(game)}>
            나도 만들기
          </Button>
        </>
      }
    />
  )
}

export function AttachedTheme({ theme }: { theme: ThemeCard }) {
  const { id, title, hook, genre, length, cover } = theme
  const href = routes.theme.path({ id })
  return (
    <AttachedCard
      over={`이야기 · ${genre} · ${lengthName(length)}`}
      title={title}
      href={href}
      line={hook}
      picture={{ url: cover.url, isTall: true }}
      actions={
        <LinkButton href={href} kind="secondary" renderLink={renderLink}>
          자세히 보기
        </LinkButton>
      }
    />
  )
}

type Ending = Extract<Attachment, { type: 'ending' }>

/** How a story ended for whoever wrote the post, who may have shared the ending itself. */
export function AttachedEnding({ ending: attached }: { ending: Ending }) {
  const { theme, ending, turnCount, shareCode: code } = attached
  const themePath = routes.theme.path({ id: theme.id })
  return (
    <AttachedCard
      over={`${theme.title}의 결말`}
      title={ending.title}
      href={code === null ? themePath : routes.sharedEnding.path({ code })}
      line={`${turnCount.toLocaleString('ko-KR')}장면 만에 만난 결말이에요.`}
      picture={{ url: theme.cover.url, isTall: true }}
      actions={
        <>
          {code !== null && (
            <LinkButton href={routes.sharedEnding.path({ code })} renderLink={renderLink}>
              결말 카드 보기
            </LinkButton>
          )}
          <LinkButton href={themePath} kind="secondary" renderLink={renderLink}>
            이야기 보기
          </LinkButton>
        </>
      }
    />
  )
}
