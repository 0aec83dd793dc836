import type { PlayInput } from '@doran/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { PsytestPlayer, type PsytestPlayerProps } from '../../psytest-player'
import { GAME_ID, VERSION_ID, aGame, aTest } from './a-game.fake'
import { heading, openPlayer, press } from './open-player.fake'
import { createPlayServer, SHARE_CODE } from './play-server.fake'

export const answer = (question: number, choice = 0): PlayInput => ({
  type: 'answer',
  question,
  choice,
})
export const RESULT = `/games/detail?id=${GAME_ID}&play=${SHARE_CODE}#new`

type Opening = Partial<Pick<PsytestPlayerProps, 'way'>> & { waits?: PlayInput[] }

const loadProvisional = () =>
  Promise.resolve(({ outcome }: { outcome: { resultKey: string } }) => (
    <p>계산한 결과 {outcome.resultKey}</p>
  ))

/** The player of the test of four questions. */
export function openPsytest({ way = null, waits }: Opening = {}, server = createPlayServer(aTest)) {
  if (waits) server.put('play-1', waits)
  const unfinished = waits ? { id: 'play-1', progress: { done: waits.length, total: 4 } } : null
  const played = { game: aGame(aTest), versionId: VERSION_ID, content: aTest, unfinished }
  const player = <PsytestPlayer played={played} way={way} loadProvisional={loadProvisional} />
  return { server, ...openPlayer(player, server.client) }
}

export const shown = (question: string) => waitFor(() => expect(heading()).toBe(`질문 ${question}`))
export const chosen = () => screen.queryByRole('button', { pressed: true })?.textContent

export async function answerAll(from: readonly string[] = ['하나', '둘', '셋', '넷']) {
  for (const name of from) {
    await shown(name)
    press(new RegExp(`${name} 가`))
  }
}
