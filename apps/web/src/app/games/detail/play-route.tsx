import { redirect } from 'next/navigation'
import type { GameDetail } from '@doran/contract'
import { serverApi } from '@doran/site/server'
import { env } from '../../../env'
import type { GameAddress } from '../../../features/games/game-address'
import { RatedPlayer } from '../../../features/play/rated-player'
import { readPlayedGame } from '../../../features/play/read-played-game'
import { readPrefix } from '../../../features/play/read-prefix'
import { playPath } from '../../../lib/game-paths'
import { BranchPlay, QuizPlay } from './game-play'

type PlayRouteProps = { game: GameDetail; address: GameAddress }

/** Plays a game here, where its kind has no page of its own. */
export async function PlayRoute({ game: { id, kind }, address }: PlayRouteProps) {
  const { way } = address
  const api = await serverApi(env)
  if (kind === 'quiz') {
    const played = await readPlayedGame(api, kind, id)
    if (!played) return null
    if ('refusal' in played) return <RatedPlayer {...played} />
    return <QuizPlay key={id} played={played} way={way} />
  }
  if (kind === 'branch') {
    const [played, prefix] = await Promise.all([
      readPlayedGame(api, kind, id),
      way === 'fresh' ? readPrefix(api, id, address) : [],
    ])
    if (!played) return null
    if ('refusal' in played) return <RatedPlayer {...played} />
    return <BranchPlay key={id} played={played} way={way} prefix={prefix} />
  }
  redirect(playPath({ id, kind }, way ?? undefined))
}
